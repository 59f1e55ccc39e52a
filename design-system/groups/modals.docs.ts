import type { GroupGuidance } from './guidanceTypes.ts';

const modalKeys = 'Focus goes into it and stays there; Esc closes it and gives the focus back to what opened it.';
const modalSpoken = 'A dialog named by its title, with the description under it; the page behind is not read.';

/** What is asked or offered above a page. */
export const modals: GroupGuidance = {
  Modal: {
    status: 'new',
    use: [
      'For one question or one short task that the page waits for. Render it to open it; `onClose` says to render it no more.',
      'On phones it is a sheet from below; with `data-placement="end"` a drawer beside the page.',
      'Set `dismissible` to false only where nothing but an answer will do.',
    ],
    avoid: [
      'For what has an address of its own: that is a page.',
      'For an explanation take Popover; for actions on one thing take Menu.',
      'Never from within another: the second one replaces the first.',
    ],
    keyboard: `${modalKeys} An element with \`data-focus-first\` gets the focus instead of the panel.`,
    spoken: modalSpoken,
    related: ['Popover', 'Menu', 'Notice'],
  },
};
