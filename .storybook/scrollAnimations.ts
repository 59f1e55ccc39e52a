/** A document, as far as it is needed; jsdom has no animations. */
type Animated = Pick<Document, 'timeline'> & { getAnimations?: Document['getAnimations'] };

/**
 * Storybook lets a story end once its animations have, after five seconds at the latest. Those that follow a scroll
 * position never end, so a story with a row of tabs took all five. They are left out of the list that it reads.
 */
export function hideScrollAnimations(page: Animated): void {
  const all = page.getAnimations?.bind(page);
  if (all) page.getAnimations = () => all().filter(({ timeline }) => timeline === page.timeline);
}
