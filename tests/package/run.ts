import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** npm and the tests pass settings through the environment. Commands here run without them, as on another machine. */
const { PATH = '', HOME = '' } = process.env;

/**
 * Runs a command and returns its output, stdout before stderr. Throws an error with the whole output if the command
 * fails.
 */
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
