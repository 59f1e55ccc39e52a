import { pressStep, tap, tapButton, tapStep, type } from './acts.ts';
import { onPhone } from './visit.ts';

/** Five acts on a phone, on a list of Piped. */
export const peerListVisit = onPhone(
  tapStep('open the menu', (page) => page.locator('nav button')),
  tapStep('close the menu', (page) => page.locator('nav button')),
  {
    name: 'type in the search',
    act: async (page) => {
      await tap(page.locator('input[role="search"]:visible'));
      await type(page, 'harbo');
    },
  },
  tapButton('add to a playlist', 'Add to playlist'),
  pressStep('close the playlists', 'Escape'),
);

/** Five acts on a phone, on the page of a video. */
export const peerVideoVisit = onPhone(
  tapButton('add to a playlist', 'Add to playlist'),
  pressStep('close the playlists', 'Escape'),
  tapStep('show the description', (page) => page.getByRole('button', { name: /description/i })),
  tapStep('hide the comments', (page) => page.getByRole('button', { name: /comments/i })),
  tapStep('hide what is related', (page) => page.getByText(/recommendations/i)),
);
