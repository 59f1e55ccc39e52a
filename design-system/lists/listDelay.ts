let isDelayed = false;
let isIdleRender: (() => boolean) | undefined;

/**
 * Lets each list of the document that is about to hydrate wait for the visitor. Call before `hydrateRoot`.
 *
 * @param isIdle whether React renders in idle priority at the moment. React hydrates what can wait then, and begins
 *   anew whenever something interrupts it. Without this function, a list that is interrupted hydrates as a whole.
 */
export function hydrateListsWhenNear(isIdle?: () => boolean): void {
  isDelayed = true;
  isIdleRender = isIdle;
}

export const areListsDelayed = (): boolean => isDelayed;

/** Undefined if nothing can tell. */
export const rendersInIdlePriority = (): boolean | undefined => isIdleRender?.();
