/** Parameters are codes such as `long`: never a title, a word that somebody typed, or a name. */
type Goal = (name: string, params?: Readonly<Record<string, string>>) => void;

let report: Goal | null = null;

/** Where goals go while visits are counted; null where they are not. */
export const takeGoals = (taker: Goal | null): void => {
  report = taker;
};

/** Reports what a visitor has done (R120), if visits are counted. */
export const reportGoal: Goal = (name, params) => report?.(name, params);
