/**
 * Returns the fragment for the second at which a shared video starts. A fragment, so that the page keeps one address.
 */
export const startHash = (seconds: number): string => `#t=${seconds}`;

const maxSeconds = 999_999;

/**
 * Parses seconds written as such (`90`, `90s`, `90.5`), in parts (`1m30s`, `1h2m3s`) or as a clock (`1:30`, `1:02:03`).
 * Drops fractions of a second; returns 0 for anything else.
 */
function secondsOf(text: string): number {
  const plain = /^(\d{1,6})(?:\.\d*)?s?$/.exec(text)?.slice(1);
  const parts = /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i.exec(text)?.slice(1);
  const clock = /^(?:(\d{1,3}):)?(\d{1,4}):(\d{2})$/.exec(text)?.slice(1);
  const [seconds = 0, minutes = 0, hours = 0] = (plain ?? parts ?? clock ?? [])
    .map((part) => Number(part ?? 0))
    .toReversed();
  return Math.min(maxSeconds, hours * 3_600 + minutes * 60 + seconds);
}

/** Returns the seconds in a fragment (`#t=90`, `#t=1m30s`, `#start=90`); 0 if it has none. */
export function secondsOfHash(hash: string): number {
  return startIn(new URLSearchParams(hash.replace(/^#/, '')));
}

/**
 * Reads the parameters in which players and sites put the start of a video; for a span such as `t=90,120`, its start.
 */
function startIn(fields: URLSearchParams): number {
  const text = fields.get('t') ?? fields.get('start') ?? fields.get('time_continue') ?? '';
  return secondsOf(text.split(',')[0]?.replace(/^npt:/, '') ?? '');
}

/**
 * Returns the second at which an address starts its video: from its fragment, else from its query; 0 if neither has
 * one.
 */
export const startOfAddress = ({ hash, search }: Pick<Location, 'hash' | 'search'>): number =>
  secondsOfHash(hash) || startIn(new URLSearchParams(search));
