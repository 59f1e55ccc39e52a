import { pressStep, tapButton, tapStep, type } from './acts.ts';
import { onPhone } from './visit.ts';

/** Ten acts on a phone, on the results of a search. */
export const searchVisit = onPhone(
  tapButton('refuse cookies', 'Reject'),
  tapButton('open the search', 'Open the search'),
  { name: 'type in the search', act: (page) => type(page, ' lake') },
  pressStep('choose a suggestion', 'ArrowDown'),
  pressStep('close the suggestions', 'Escape'),
  tapStep('open the menu of a video', (page) => page.locator('main article button')),
  pressStep('close it', 'Escape'),
  tapButton('show small pictures', 'Small pictures'),
  tapStep('open a filter', (page) => page.locator('[data-part="filter-face"]')),
  tapStep('change the order', (page) => page.getByRole('main').getByRole('link', { name: 'Top rated' })),
);
