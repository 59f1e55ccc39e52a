/** Parameters are codes such as `long`: never a title, typed words, or a name. */
type Goal = (name: string, params?: Readonly<Record<string, string>>) => void;

let report: Goal | null = null;

/** Sets the receiver of goals while visits are counted; null while they are not. */
export const takeGoals = (taker: Goal | null): void => {
  report = taker;
};

/** Reports an action of the visitor (R120), if visits are counted. */
export const reportGoal: Goal = (name, params) => report?.(name, params);
