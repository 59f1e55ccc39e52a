import preview from '@afterglow/storybook/preview';
import { played } from '@afterglow/storybook/modes';
import { expect, fn } from 'storybook/test';
import { ActionButton } from './ActionButton.tsx';

const meta = preview.meta({ component: ActionButton });

export const Standard = meta.story({ args: { icon: 'plus', label: 'Add to', onPress: fn() } });
export const Off = meta.story({ args: { icon: 'heart', label: 'Favourite', pressed: false, onPress: fn() } });
export const On = meta.story({ args: { icon: 'heart', label: 'Favourite', pressed: true, onPress: fn() } });
export const Filled = meta.story({
  args: { icon: 'bell', label: 'Subscribe', onPress: fn(), 'data-kind': 'filled' },
});
export const Link = meta.story({ args: { icon: 'flag', label: 'Report', href: '#/report/' } });
export const NothingToDo = meta.story({ args: { icon: 'bell', label: 'Subscribe' } });
export const FirstOfTwo = meta.story({
  args: { icon: 'like', label: '412', name: 'Like, 412', pressed: false, onPress: fn(), 'data-joined': 'start' },
});
export const LastOfTwo = meta.story({
  args: { icon: 'dislike', label: '18', name: 'Dislike, 18', pressed: false, onPress: fn(), 'data-joined': 'end' },
});
/** In a bar, the layout depends on the width of the bar. */
export const InABar = meta.story({
  args: { icon: 'heart', label: 'Favourite', pressed: false, onPress: fn(), 'data-layout': 'bar', 'data-short': 'two' },
});

const pressed = fn();
export const Busy = meta.story({ args: { icon: 'heart', label: 'Favourite', pressed: true, busy: true } });
export const BusyTakesNoPress = meta.story({
  args: { icon: 'heart', label: 'Favourite', pressed: true, busy: true, onPress: pressed },
  ...played,
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const button = canvas.getByRole('button', { name: 'Favourite' });
    await userEvent.click(button);
    await expect(pressed).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});
