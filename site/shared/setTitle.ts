import { isDiscreet } from '@afterglow/design-system/reader/discreet.ts';

/**
 * Sets the title of the tab. In discreet mode the tab keeps its neutral title, and the page's own goes to `data-own`.
 */
export function setTitle(title: string): void {
  const element = document.querySelector('title');
  if (element && isDiscreet()) element.dataset['own'] = title;
  else document.title = title;
}
