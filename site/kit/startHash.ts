/** The place at which a shared video starts: a fragment, so that its page has one address. */
export const startHash = (seconds: number): string => `#t=${seconds}`;

/** The seconds that a fragment names; 0 if it names none. */
export const secondsOfHash = (hash: string): number => Number(/^#t=(\d{1,6})$/.exec(hash)?.[1] ?? 0);
