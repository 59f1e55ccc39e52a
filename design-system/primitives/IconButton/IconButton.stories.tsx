import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { icons } from '../Icon/icons.ts';
import { pictureDecorator } from '../picture.decorator.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  // The props are a union of link and button, which docgen cannot read.
  argTypes: {
    icon: { control: 'select', options: Object.keys(icons), description: 'One that everybody knows.' },
    label: { control: 'text', description: 'What it does, read aloud and shown by the pointer.' },
    overPicture: {
      control: 'boolean',
      description: 'On a picture: light on a dark shade in both themes.',
      table: { defaultValue: { summary: 'false' } },
    },
    pressed: { control: 'boolean', description: 'For a switch: whether it is on.' },
    href: { control: 'text', description: 'Where it leads; with it the button is a link.' },
  },
});

export const Standard = meta.story({ args: { icon: 'close', label: 'Close' } });
export const Link = meta.story({ args: { icon: 'history', label: 'History', href: '#/history/' } });
export const Off = meta.story({ args: { icon: 'heart', label: 'Favourite', pressed: false } });
export const On = meta.story({ args: { icon: 'heart', label: 'Favourite', pressed: true } });
export const OverPicture = meta.story({
  args: { icon: 'watchLater', label: 'Watch later', overPicture: true },
  decorators: [pictureDecorator(videos.standard.picture)],
});
export const Disabled = meta.story({ args: { icon: 'send', label: 'Send', disabled: true } });
