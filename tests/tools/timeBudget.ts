/**
 * Seconds that the steps of `npm test` may take on two idle cores. The stories, the browser tests and the packages have
 * their own budgets; all other steps share eight minutes. A step over budget is reported but never fails a run: the
 * same tests take three times as long on a busy machine.
 */
export const timeBudget: Record<string, number> = {
  types: 45,
  lint: 25,
  messages: 10,
  'unit and contract': 100,
  // Part of the step above: `npm test -- changed` runs these tests separately.
  'unit tests that read files': 60,
  API: 150,
  size: 25,
  build: 45,
  package: 90,
  start: 60,
  stories: 450,
  browser: 450,
};

export interface StepTime {
  name: string;
  seconds: number;
}

const budgetOf = (name: string): number => timeBudget[name] ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Formats a table of the seconds and budgets of the steps and of the whole run, with a sentence about steps over
 * budget.
 */
export function timeReport(times: readonly StepTime[], wholeSeconds: number, loadAverage: number): string {
  const total = {
    name: 'all',
    seconds: wholeSeconds,
    budget: sum(times.map(({ name }) => budgetOf(name))),
  };
  const rows = [...times.map((time) => ({ ...time, budget: budgetOf(time.name) })), total];
  const table = rows.map(
    ({ name, seconds, budget }) =>
      `${name.padEnd(18)}${seconds.toFixed(0).padStart(6)} s of${String(budget).padStart(5)} s${seconds > budget ? '  OVER' : ''}`,
  );
  const over = times.filter(({ name, seconds }) => seconds > budgetOf(name));
  const verdict =
    over.length === 0
      ? 'Every step is within its time budget.'
      : `OVER THE TIME BUDGET: ${over.map(({ name, seconds }) => `${name} by ${(seconds - budgetOf(name)).toFixed(0)} s`).join(', ')}. The budget is for two cores that do nothing else; the load average was ${loadAverage.toFixed(1)}. If it was below 3, make the step faster or say in tests/tools/timeBudget.ts why it needs more.`;
  return [...table, verdict].join('\n');
}
