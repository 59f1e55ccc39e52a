/** Scores of Lighthouse and the lowest ones that are accepted. */

/** The lowest accepted score of each category, out of 100. */
export const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof goals;
export const categories = Object.keys(goals) as Category[]; // exactly the keys above

/** The scores of a page. A category is null if it does not apply: search engines are told to skip some pages. */
export type Scores = Record<Category, number | null>;

export const isGood = (scores: Scores): boolean =>
  categories.every((category) => (scores[category] ?? goals[category]) >= goals[category]);

/**
 * Returns the run with the best performance. All other scores are the same in each run, and a busy machine only makes
 * performance worse.
 */
export const best = <Run extends { scores: Scores }>(runs: readonly Run[]): Run | undefined =>
  runs.toSorted((one, other) => (other.scores.performance ?? 0) - (one.scores.performance ?? 0))[0];

export interface Row {
  page: string;
  scores: Scores;
}

/** Formats a table of the scores, with a mark at those below their goal. */
export function scoreTable(rows: readonly Row[]): string {
  const widest = Math.max(4, ...rows.map(({ page }) => page.length));
  const cell = (text: string, index: number): string => text.padStart((categories[index] ?? '').length + 4);
  const head = ['page'.padEnd(widest), ...categories.map(cell)].join('');
  const goal = ['goal'.padEnd(widest), ...categories.map((one, index) => cell(`${goals[one]} `, index))].join('');
  const lines = rows.map(({ page, scores }) => {
    const cells = categories.map((category, index) => {
      const score = scores[category];
      return cell(score === null ? '– ' : `${score}${score < goals[category] ? '!' : ' '}`, index);
    });
    return [page.padEnd(widest), ...cells].join('');
  });
  return [head, goal, ...lines].join('\n');
}
