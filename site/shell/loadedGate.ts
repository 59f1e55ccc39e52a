import type { Gate } from './Gate.tsx';

let gate: typeof Gate | null = null;

/** Returns the age notice; null until its code is loaded. */
export const gateComponent = (): typeof Gate | null => gate;

/** Loads the age notice's code; call it before rendering a page whose configuration requires a notice. */
export async function loadGate(): Promise<void> {
  gate = (await import('./Gate.tsx')).Gate;
}
