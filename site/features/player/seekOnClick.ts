import type { MouseEvent } from 'react';
import { plainLink } from '../../runtime/client/plainLink.ts';
import { seek } from './seek.ts';
import { secondsOfHash } from './startHash.ts';

/** Returns the address of a link that was clicked plainly; null if it leads to another page, or if there is none. */
export function clickedAddress(event: MouseEvent): URL | null {
  const link = plainLink(event);
  if (link === null) return null;
  const url = new URL(link.href);
  return url.pathname === location.pathname ? url : null;
}

/** Plays the video of the page from the moment that was pressed, in place of following the link. */
export function seekOnClick(event: MouseEvent): void {
  const seconds = secondsOfHash(clickedAddress(event)?.hash ?? '');
  if (seconds > 0 && seek(seconds)) event.preventDefault();
}
