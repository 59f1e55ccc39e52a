import { pressStep, tap, tapButton, tapStep, type } from './acts.ts';
import { onPhone } from './visit.ts';

const noVideo = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No video.') };

/** Ten acts of a member on a phone, on the form of an upload. Nothing is uploaded, as its encoding would be measured. */
export const uploadVisit = onPhone(
  tapButton('refuse cookies', 'Reject'),
  tapButton('send an empty form', 'Upload'),
  {
    name: 'choose a file that is no video',
    act: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await tap(page.locator('[data-part="file-box"]'));
      await (await chooser).setFiles(noVideo);
    },
  },
  tapStep('say that it is shown nowhere else', (page) => page.getByRole('checkbox')),
  {
    name: 'type a link',
    act: async (page) => {
      await tap(page.locator('input[name="link"]'));
      await type(page, 'harbo');
    },
  },
  tapButton('send a link that is none', 'Upload'),
  tapStep('open the notifications', (page) => page.locator('[data-part="bell-face"]')),
  tapStep('open the member’s menu', (page) => page.locator('[data-part="user-face"]')),
  pressStep('close it', 'Escape'),
  tapButton('open the menu', 'Menu'),
);
