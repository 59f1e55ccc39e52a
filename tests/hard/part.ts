/** Result of a round: how many things were tried, and a sentence for each fault. */
export interface RoundResult {
  tried: number;
  found: string[];
  /** A sentence for each program that this machine lacks, so that something was not tried. */
  missing?: string[];
}

/** A part whose servers are running. */
export interface OpenPart {
  /** Runs one round. The same seed tries the same things. */
  round: (seed: number) => Promise<RoundResult>;
  /** Stops the servers. Returns what only the end can tell, such as memory that has grown. */
  close: () => Promise<string[]>;
}

/** A part of the hard runs. A part is done after all its rounds; each run of the command continues where it stopped. */
export interface Part {
  /** Name of the things that it tries, in the plural: "requests". */
  unit: string;
  /** The condition that must hold, in a few words. */
  goal: string;
  /** Number of rounds that make the part whole. */
  rounds: number;
  open: () => Promise<OpenPart>;
}
