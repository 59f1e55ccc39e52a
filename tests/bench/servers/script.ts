import { startNode, type StartedServer } from './startNode.ts';

/** A server of the bench's own, written in TypeScript; its words are told to it as they stand. */
export const startScript = (script: string, ...args: string[]): Promise<StartedServer> =>
  startNode(['--import', 'tsx', script, ...args], {}, script.slice(script.lastIndexOf('/') + 1));
