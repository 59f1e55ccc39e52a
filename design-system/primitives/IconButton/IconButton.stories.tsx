import preview from '@afterglow/storybook/preview';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({ component: IconButton });

export const Standard = meta.story({ args: { icon: 'close', label: 'Close' } });
export const Link = meta.story({ args: { icon: 'history', label: 'History', href: '#/history/' } });
export const Off = meta.story({ args: { icon: 'heart', label: 'Favourite', pressed: false } });
export const On = meta.story({ args: { icon: 'heart', label: 'Favourite', pressed: true } });
export const OverPicture = meta.story({ args: { icon: 'watchLater', label: 'Watch later', overPicture: true } });
export const Disabled = meta.story({ args: { icon: 'send', label: 'Send', disabled: true } });
