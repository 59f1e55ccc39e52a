import { pressStep, tap, tapButton, tapStep, type } from './acts.ts';
import { onPhone } from './visit.ts';

/** Ten acts of a member on a phone, on the page of a video. Playing comes last: the file that loads keeps it busy. */
export const videoVisit = onPhone(
  tapButton('refuse cookies', 'Reject'),
  tapStep('like, or take it back', (page) => page.getByRole('button', { name: /^Like/ })),
  tapButton('mark as a favourite, or not', 'Favourite'),
  tapButton('watch later, or not', 'Watch later'),
  tapButton('add to a playlist', 'Add to'),
  pressStep('close the playlists', 'Escape'),
  tapButton('share', 'Share'),
  pressStep('close the links', 'Escape'),
  {
    name: 'write a comment',
    act: async (page) => {
      await tap(page.locator('textarea[name="text"]'));
      await type(page, 'harbo');
    },
  },
  tapButton('play', 'Play the video'),
);
