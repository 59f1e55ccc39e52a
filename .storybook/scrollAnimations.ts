/**
 * Storybook lets a story end once its animations have, after five seconds at the latest. Those that follow a scroll
 * position never end, so a story with a row of tabs took all five. They are left out of the list that it reads.
 */
export function hideScrollAnimations(page: Document): void {
  const all = page.getAnimations.bind(page);
  page.getAnimations = () => all().filter(({ timeline }) => timeline === page.timeline);
}
