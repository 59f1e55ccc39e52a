import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Settings of npm and of tests come by the environment; a command here runs as on somebody else's machine. */
const { PATH = '', HOME = '' } = process.env;

/** Runs a command and returns what it printed; throws with all of it if it fails. */
export async function run(
  folder: string,
  command: string,
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<string> {
  const env = { PATH, HOME, FORCE_COLOR: '0', ...settings };
  const { stdout, stderr } = await execute(command, words, { cwd: folder, env, maxBuffer: 1e8 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${[command, ...words].join(' ')} failed:\n${error.stdout}${error.stderr}`);
    },
  );
  return stdout + stderr;
}
