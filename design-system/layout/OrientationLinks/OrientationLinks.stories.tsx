import preview from '@afterglow/storybook/preview';
import { menuDecorator } from '../menu.decorator.tsx';
import { OrientationLinks } from './OrientationLinks.tsx';

const meta = preview.meta({ component: OrientationLinks, decorators: [menuDecorator] });

export const Standard = meta.story({
  args: { homeHref: '#/', gayHref: 'https://afterglow-gay.example/', transHref: 'https://afterglow-trans.example/' },
});
