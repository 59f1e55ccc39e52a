import { expect, screen, waitFor } from 'storybook/test';
import { played } from './modes.ts';

/** For a story of a modal, which opens once its code has loaded. */
export const opened = {
  ...played,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    // Waits for the focus, not for visibility: the dialog fades in, which takes a busy machine arbitrarily long.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export interface Played {
  args: { onClose: () => void };
  userEvent: { tab: () => Promise<void>; keyboard: (keys: string) => Promise<void> };
}

/** For a story of a modal with a form: its first field is two Tabs away, behind the close button; Escape closes it. */
export const filledByKeyboard = {
  ...opened,
  play: async ({ args, userEvent }: Played) => {
    await opened.play();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('dialog').querySelector('input:not([type="hidden"])')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Parameters of a modal's stories, each of which fills its window. */
export const ofModals = {
  ...played.parameters,
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '44rem' } },
} as const;
