/** Keeps the JSON log of this process in memory. */
import * as z from 'zod';
import { configureLog } from '@afterglow/operation/log';

const line = z.looseObject({ level: z.string(), process: z.string(), time: z.string(), msg: z.string() });
export type LogLine = z.output<typeof line>;

/** Logs JSON into memory until `end` is called. */
export function readLog(process: 'site' | 'api' | 'worker') {
  let text = '';
  configureLog({ logFormat: 'json', logLevel: 'info' }, process, { write: (more) => void (text += more) });
  return {
    text: () => text,
    lines: (): LogLine[] =>
      text
        .split('\n')
        .filter(Boolean)
        .map((one) => line.parse(JSON.parse(one))),
    end: () => configureLog({ logFormat: 'text', logLevel: 'warn' }, process),
  };
}
