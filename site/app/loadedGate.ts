import type { Gate } from './Gate.tsx';

let gate: typeof Gate | null = null;

/** The age notice, once its code is here. */
export const gateComponent = (): typeof Gate | null => gate;

/** Brings the age notice's code; call it before a page is drawn whose configuration asks for a notice. */
export async function loadGate(): Promise<void> {
  gate = (await import('./Gate.tsx')).Gate;
}
