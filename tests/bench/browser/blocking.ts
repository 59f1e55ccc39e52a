import type { PageLoad } from './pageLoad.ts';
import type { LongFrame } from './pageMetrics.ts';

/** Beyond this a task blocks input. */
const longTaskMs = 50;

interface LongTask {
  begun: number;
  lasted: number;
}

/** The part of a task after first paint. */
const partAfter = (from: number, { begun, lasted }: LongTask): number => begun + lasted - Math.max(begun, from);

/** Total blocking time: of every long task from first contentful paint on, the part beyond 50 ms. */
export const blockingTime = ({ metrics, firstPaint }: PageLoad): number =>
  metrics.longTasks.reduce((sum, task) => sum + Math.max(0, partAfter(firstPaint, task) - longTaskMs), 0);

/** Scripts and layouts below this many milliseconds are not named. */
const namedMs = 10;

/** What of a long animation frame ran within a task. */
function causes({ begun, lasted }: LongTask, frames: readonly LongFrame[]): string {
  const around = frames.filter((frame) => frame.begun < begun + lasted && begun < frame.begun + frame.lasted);
  const scripts = around.flatMap((frame) => frame.scripts);
  const layout = around.reduce((sum, frame) => sum + frame.layout, 0);
  return [...scripts, { what: 'style, layout and paint', lasted: layout }]
    .filter((one) => one.lasted >= namedMs)
    .map((one) => `${one.what} ${Math.round(one.lasted)}`)
    .join(', ');
}

/** Each task that blocking time counts: its start, its duration, and what the browser says ran in its animation frame. */
export const describeTasks = ({ metrics, firstPaint }: PageLoad): string =>
  metrics.longTasks
    .filter((task) => partAfter(firstPaint, task) > longTaskMs)
    .map((task) => {
      const why = causes(task, metrics.longFrames);
      const after = task.begun > metrics.liveAt ? ', after hydration' : '';
      return `${Math.round(task.begun)} +${Math.round(task.lasted)} ms${after}${why && ` (${why})`}`;
    })
    .join('; ') || 'none';
