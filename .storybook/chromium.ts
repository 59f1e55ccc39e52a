import { existsSync } from 'node:fs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Launch options for the system's browser; if there is none, Playwright looks for its own. `CHROMIUM` overrides the
 * path.
 */
export function chromium(): { executablePath?: string; args: string[] } {
  const executablePath = process.env['CHROMIUM'] ?? known.find((path) => existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    // Containers run as root, where the browser's sandbox cannot start; only our own stories are opened.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  };
}
