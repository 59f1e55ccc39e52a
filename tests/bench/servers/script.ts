import { startNode, type Started } from './started.ts';

/** A server of the bench's own, written in TypeScript; its words are told to it as they stand. */
export const startScript = (script: string, ...words: string[]): Promise<Started> =>
  startNode(['--import', 'tsx', script, ...words], {}, script.slice(script.lastIndexOf('/') + 1));
