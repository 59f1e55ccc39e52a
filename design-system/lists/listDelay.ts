let isDelayed = false;

/** Lets each list of the document that is about to hydrate wait for the visitor. Call before `hydrateRoot`. */
export function hydrateListsWhenNear(): void {
  isDelayed = true;
}

export const areListsDelayed = (): boolean => isDelayed;
