/** The rows of a sheet that show a control at rest, hovered, focused and pressed. */
export interface InteractionRows {
  /** Names of the stories that are shown so, one row each. */
  of: readonly string[];
  /** Whether it takes `disabled`. */
  canBeDisabled?: boolean;
}

/** What the documentation says of a component beside what its source says. In sentences. */
export interface Guidance {
  /** `stable` unless said: `new` ones may change in the next version. */
  status?: 'stable' | 'new';
  /** The version of package.json that brought it, 0.1.0 unless said, and what later ones changed. */
  since?: string;
  changes?: readonly { version: string; what: string }[];
  use: readonly string[];
  /** When not to use it, and what to take instead. */
  avoid: readonly string[];
  keyboard: string;
  /** What a screen reader says of it. */
  spoken: string;
  /** Names of components. */
  related: readonly string[];
  interaction?: InteractionRows;
}

export type GroupGuidance = Readonly<Record<string, Guidance>>;
