import { isDiscreet } from '@afterglow/design-system/reader/discreet.ts';

/** Sets the title of the tab; a discreet visitor's says nothing, and the page's own is kept beside it. */
export function setTitle(title: string): void {
  const element = document.querySelector('title');
  if (element && isDiscreet()) element.dataset['own'] = title;
  else document.title = title;
}
