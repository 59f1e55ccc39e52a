import { existsSync } from 'node:fs';
import { chromiumArgs } from './chromiumArgs.ts';

const known = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * Returns launch options for the system's browser; if there is none, Playwright looks for its own. `CHROMIUM` overrides
 * the path.
 */
export function chromium(): { executablePath?: string; args: string[] } {
  const executablePath = process.env['CHROMIUM'] ?? known.find((path) => existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs, '--font-render-hinting=none', '--force-color-profile=srgb'],
  };
}
