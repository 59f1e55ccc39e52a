import { existsSync } from 'node:fs';
import { chromiumArgs } from './chromiumArgs.ts';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Launch options for the system's browser; if there is none, Playwright looks for its own. `CHROMIUM` overrides the
 * path.
 */
export function chromium(): { executablePath?: string; args: string[] } {
  const executablePath = process.env['CHROMIUM'] ?? known.find((path) => existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs, '--font-render-hinting=none', '--force-color-profile=srgb'],
  };
}
