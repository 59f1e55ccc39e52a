import preview from '@afterglow/storybook/preview';
import { brand } from '../../brand.ts';
import { menuDecorator } from '../menu.decorator.tsx';
import { OrientationLinks } from './OrientationLinks.tsx';

const meta = preview.meta({ component: OrientationLinks, decorators: [menuDecorator] });

export const Standard = meta.story({
  args: { homeHref: '#/', gayHref: brand.orientations.gay, transHref: brand.orientations.trans },
});
