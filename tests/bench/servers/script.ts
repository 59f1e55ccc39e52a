import { startNode, type StartedServer } from './startNode.ts';

/** Starts a TypeScript server of the benchmark with these arguments. */
export const startScript = (script: string, ...args: string[]): Promise<StartedServer> =>
  startNode(['--import', 'tsx', script, ...args], {}, script.slice(script.lastIndexOf('/') + 1));
