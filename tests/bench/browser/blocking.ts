import type { PageLoad } from './pageLoad.ts';
import type { LongFrame } from './pageMetrics.ts';

/** Milliseconds beyond which a task blocks input. */
const longTaskMs = 50;

interface LongTask {
  begun: number;
  lasted: number;
}

/** Returns the milliseconds of a task after the first paint. */
const partAfter = (from: number, { begun, lasted }: LongTask): number => begun + lasted - Math.max(begun, from);

/** Returns the total blocking time: for each long task since first contentful paint, its part beyond 50 ms. */
export const blockingTime = ({ metrics, firstPaint }: PageLoad): number =>
  metrics.longTasks.reduce((sum, task) => sum + Math.max(0, partAfter(firstPaint, task) - longTaskMs), 0);

/** Scripts and layouts shorter than this many milliseconds are not named. */
const namedMs = 10;

/** Names the scripts and layouts in the long animation frames that overlap a task. */
function causes({ begun, lasted }: LongTask, frames: readonly LongFrame[]): string {
  const around = frames.filter((frame) => frame.begun < begun + lasted && begun < frame.begun + frame.lasted);
  const scripts = around.flatMap((frame) => frame.scripts);
  const layout = around.reduce((sum, frame) => sum + frame.layout, 0);
  return [...scripts, { what: 'style, layout and paint', lasted: layout }]
    .filter((one) => one.lasted >= namedMs)
    .map((one) => `${one.what} ${Math.round(one.lasted)}`)
    .join(', ');
}

/**
 * Describes each task that counts as blocking: start, duration, and what the browser reports for its animation frame.
 */
export const describeTasks = ({ metrics, firstPaint }: PageLoad): string =>
  metrics.longTasks
    .filter((task) => partAfter(firstPaint, task) > longTaskMs)
    .map((task) => {
      const why = causes(task, metrics.longFrames);
      const after = task.begun > metrics.liveAt ? ', after hydration' : '';
      return `${Math.round(task.begun)} +${Math.round(task.lasted)} ms${after}${why && ` (${why})`}`;
    })
    .join('; ') || 'none';
