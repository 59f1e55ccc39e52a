import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { Image } from './Image.tsx';

// A picture that no other story uses in another size: browsers prefer a larger cached one over the one that fits.
const { picture } = videos.overAnHour;
const sizes = [288, 640, 1280]
  .map((width) => `${picture.replace(/288x162/, `${width}x${(width * 9) / 16}`)} ${width}w`)
  .join(', ');

const meta = preview.meta({
  component: Image,
  args: { alt: 'Evening by the lake', width: 288, height: 162, sizes: '288px' },
});

export const Standard = meta.story({ args: { picture: { src: picture } } });
export const Decoration = meta.story({ args: { alt: '', picture: { src: picture } } });
export const AtOnce = meta.story({ args: { eager: true, picture: { src: picture } } });
export const BeforeAllOthers = meta.story({ args: { eager: 'first', picture: { src: picture } } });
export const InSeveralSizes = meta.story({ args: { picture: { src: picture, srcSet: sizes } } });
export const AvifFirst = meta.story({
  args: { picture: { src: picture, srcSet: sizes, avifSrcSet: sizes.replaceAll('.jpg', '.avif') } },
});
