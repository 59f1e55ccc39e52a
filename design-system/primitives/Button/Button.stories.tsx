import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { icons } from '../Icon/icons.ts';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  // The props are a union of link and button, which docgen cannot read.
  argTypes: {
    kind: {
      control: 'inline-radio',
      options: ['filled', 'outlined', 'quiet', 'grave'],
      description:
        'One filled button a view, the rest outlined; quiet ones stand among other controls, grave ones destroy.',
      table: { defaultValue: { summary: 'outlined' } },
    },
    size: {
      control: 'inline-radio',
      options: ['medium', 'large'],
      description: '40 px, or 48 in dialogs and on the gate.',
      table: { defaultValue: { summary: 'medium' } },
    },
    icon: { control: 'select', options: Object.keys(icons), description: 'Before the words.' },
    busy: {
      control: 'boolean',
      description: 'What it started is under way: it keeps the keyboard and its width, and takes no second press.',
      table: { defaultValue: { summary: 'false' } },
    },
    href: { control: 'text', description: 'Where it leads; with it the button is a link, which is never busy.' },
    children: { control: 'text', description: 'What it does, in a word or two.' },
  },
});

export const Filled = meta.story({ args: { kind: 'filled', children: 'Subscribe' } });
export const Outlined = meta.story({ args: { kind: 'outlined', children: 'Add to' } });
export const Quiet = meta.story({ args: { kind: 'quiet', children: 'Not now' } });
export const Grave = meta.story({ args: { kind: 'grave', icon: 'trash', children: 'Delete the playlist' } });
export const Medium = meta.story({ args: { size: 'medium', children: 'Forty pixels high' } });
export const Large = meta.story({ args: { kind: 'filled', size: 'large', children: 'I am 18 or older' } });
export const WithIcon = meta.story({ args: { icon: 'share', children: 'Share' } });
export const Link = meta.story({ args: { href: '#/videos/', kind: 'filled', children: 'All videos' } });
export const LongLabel = meta.story({
  args: {
    kind: 'filled',
    children: 'Alle Benachrichtigungseinstellungen dieses Kanals zurücksetzen und von vorn beginnen',
  },
});
export const LongLabelWithIcon = meta.story({
  args: {
    icon: 'trash',
    children: 'Alle Benachrichtigungseinstellungen dieses Kanals zurücksetzen und von vorn beginnen',
  },
});
export const Disabled = meta.story({ args: { kind: 'filled', disabled: true, children: 'Subscribe' } });
export const DisabledOutlined = meta.story({ args: { kind: 'outlined', disabled: true, children: 'Add to' } });
export const DisabledGrave = meta.story({ args: { kind: 'grave', disabled: true, children: 'Delete the playlist' } });
export const Busy = meta.story({ args: { kind: 'filled', busy: true, children: 'Subscribe' } });
export const BusyOutlined = meta.story({ args: { icon: 'download', busy: true, children: 'Download' } });

const pressed = fn();
export const BusyTakesNoPress = meta.story({
  args: { kind: 'quiet', busy: true, children: 'Sending', onClick: pressed },
  ...played,
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));
    await expect(pressed).not.toHaveBeenCalled();
  },
});
