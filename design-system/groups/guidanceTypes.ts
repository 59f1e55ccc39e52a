/** The rows of a sheet that show a control at rest, hovered, focused and pressed. */
export interface InteractionRows {
  /** Names of the stories to show, one row each. */
  of: readonly string[];
  /** Whether the control takes `disabled`. */
  canBeDisabled?: boolean;
}

/** Documentation of a component that its source does not contain, in sentences. */
export interface Guidance {
  /** Other names by which people look for it. */
  also?: readonly string[];
  /** `stable` by default; `new` ones may change in the next version. */
  status?: 'stable' | 'new';
  /** Version of package.json that introduced it, 0.1.0 by default; `changes` are those of later versions. */
  since?: string;
  changes?: readonly { version: string; what: string }[];
  use: readonly string[];
  /** When not to use it, and which component to use instead. */
  avoid: readonly string[];
  keyboard: string;
  /** The words that a screen reader reads. */
  spoken: string;
  /** Names of related components. */
  related: readonly string[];
  interaction?: InteractionRows;
}

export type GroupGuidance = Readonly<Record<string, Guidance>>;
