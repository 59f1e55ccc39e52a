import type { ComponentProps } from 'react';
import type { Picture } from '../../reader/picture.ts';

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'fetchPriority'> {
  /** Its address, with smaller sizes and AVIF where the media host has them. */
  picture: Picture;
  /** Pixels at which it is drawn, so that nothing moves when it comes. */
  width: number;
  /** Pixels, as `width`. */
  height: number;
  /** How wide it is drawn at each page width, as for `<img sizes>`. */
  sizes?: string;
  /** It stands in the first row: asked for at once, and with `first` before everything else. The rest wait until they come near. */
  eager?: boolean | 'first';
}

/** A picture at the sizes its host offers, AVIF first. */
export function Image({ picture, alt, sizes, eager = false, ...rest }: ImageProps) {
  const image = (
    <img
      {...rest}
      data-component="Image"
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : 'auto'}
      decoding="async"
      sizes={picture.srcSet && sizes}
      srcSet={picture.srcSet}
      src={picture.src.replaceAll(' ', '%20')}
    />
  );
  if (picture.avifSrcSet === undefined) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
