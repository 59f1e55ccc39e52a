import { spawn } from 'node:child_process';
import { root } from './repository.ts';

/**
 * Runs a shell command in the repository's root. Returns its output, and prints it as it comes if `isShown` is true.
 */
export function runCommand(
  command: string,
  env: NodeJS.ProcessEnv,
  isShown: boolean,
): Promise<{ text: string; status: number }> {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => child.kill();
    process.once('exit', end);
    let text = '';
    const forward = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      text += chunk.toString();
      if (isShown) stream.write(chunk);
    };
    child.stdout.on('data', forward(process.stdout));
    child.stderr.on('data', forward(process.stderr));
    child.on('close', (status) => {
      process.off('exit', end);
      resolve({ text, status: status ?? 1 });
    });
  });
}
