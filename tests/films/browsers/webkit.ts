/**
 * WebKitGTK's MiniBrowser through WebDriver, on its own virtual display and sound server: without a sound server, it
 * plays the sound at once and takes that for the end. On Debian: `apt-get install webkit2gtk-driver xvfb pulseaudio
 * gstreamer1.0-libav`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/freePort.ts';
import type { FilmBrowser, FilmPage } from './filmBrowser.ts';

const driverPath = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver';
const miniBrowser =
  process.env['WEBKIT'] ??
  ['4.1', '4.0']
    .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
    .find((path) => existsSync(path)) ??
  'MiniBrowser';
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const startMs = 30_000;

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Starts a virtual display. Xvfb writes its number to file descriptor 3. */
async function startDisplay(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    child.stdio[3]?.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`));
  });
  return { child, display };
}

/** Starts a sound server with a null sink. Returns the address of its socket. */
async function startSound(folder: string): Promise<{ child: ChildProcess; server: string }> {
  const socket = join(folder, 'sound');
  const modules = ['module-null-sink', `module-native-protocol-unix socket=${socket} auth-anonymous=1`];
  const child = spawn(
    'pulseaudio',
    ['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no', ...modules.flatMap((name) => ['-L', name])],
    { env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder }, stdio: 'ignore' },
  );
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PulseAudio ended with ${code}.`)));
  });
  // The process may also end later, when it is stopped.
  failed.catch(() => undefined);
  const isThere = async (): Promise<void> => {
    while (!existsSync(socket)) await sleep(100);
  };
  await Promise.race([isThere(), failed]);
  return { child, server: `unix:${socket}` };
}

async function command(base: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    // A script may take two minutes; a driver that has lost its browser never answers.
    signal: AbortSignal.timeout(150_000),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  // The format of WebDriver.
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebKit at ${path}: ${JSON.stringify(value).slice(0, 400)}`);
  return value;
}

async function newPage(origin: string): Promise<FilmPage> {
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--autoplay-policy=allow'] },
    },
  };
  // The reply to a new session.
  const { sessionId } = (await command(origin, 'POST', '/session', { capabilities })) as { sessionId: string };
  const session = `${origin}/session/${sessionId}`;
  await command(session, 'POST', '/timeouts', { script: 120_000, pageLoad: 90_000 });
  await command(session, 'POST', '/window/rect', { width: 940, height: 820 }).catch(() => undefined);
  const find = async (selector: string): Promise<string> => {
    const found = await command(session, 'POST', '/element', { using: 'css selector', value: selector });
    return (found as Record<string, string>)[elementKey] ?? ''; // reference to an element
  };
  return {
    // A canvas is black after a seek in the film.
    canvasShowsFilms: false,
    open: async (url) => {
      await command(session, 'POST', '/url', { url });
    },
    run: async (script, ...args) =>
      (await command(session, 'POST', '/execute/async', {
        script: `globalThis.__name = (named) => named; const done = arguments[arguments.length - 1];
          Promise.resolve((${String(script)})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args: [args],
      }).then((answer) => {
        const { value, error } = answer as { value?: unknown; error?: string }; // arguments of the callback
        if (error !== undefined) throw new Error(error);
        return value;
      })) as never, // the function's result
    press: async (selector) => {
      await command(session, 'POST', `/element/${await find(selector)}/click`, {});
    },
    photograph: async (selector) =>
      Buffer.from(String(await command(session, 'GET', `/element/${await find(selector)}/screenshot`)), 'base64'),
    errors: () => [],
    close: async () => {
      await command(session, 'DELETE', '');
    },
  };
}

/** Starts the driver on a display and a sound server. */
async function startDriver(display: string, server: string): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort();
  const child = spawn(driverPath, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      PULSE_SERVER: server,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (const last = Date.now() + startMs; ; await sleep(200)) {
    if (await command(origin, 'GET', '/status').then(Boolean, () => false)) return { child, origin };
    if (Date.now() > last) throw new Error('WebKitWebDriver did not start.');
  }
}

export async function startWebkit(): Promise<FilmBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-webkit-'));
  const { child: screen, display } = await startDisplay();
  const { child: sound, server } = await startSound(folder);
  let driver = await startDriver(display, server);
  return {
    name: 'webkit',
    newPage: async () => {
      try {
        return await newPage(driver.origin);
      } catch {
        // The driver sometimes loses its browser, and never answers again.
        await end(driver.child);
        driver = await startDriver(display, server);
        return newPage(driver.origin);
      }
    },
    close: async () => {
      await end(driver.child);
      await Promise.all([end(screen), end(sound)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
