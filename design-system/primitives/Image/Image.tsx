import type { ComponentProps } from 'react';
import type { Picture } from '../../reader/picture.ts';

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'fetchPriority'> {
  /** URL of the picture, with smaller sizes and AVIF if the media host has them. */
  picture: Picture;
  /** Rendered width in pixels; prevents layout shift on load. */
  width: number;
  /** Rendered height in pixels. */
  height: number;
  /** Rendered width per viewport width, as for `<img sizes>`. */
  sizes: string;
  /** For the first row: loads eagerly, and with `first` at high priority. Otherwise loads lazily near the viewport. */
  eager?: boolean | 'first';
}

/** A responsive picture in the sizes its host offers, AVIF first. */
export function Image({ picture, alt, sizes, eager = false, ...rest }: ImageProps) {
  const { avifSrcSet } = picture;
  const srcSet = avifSrcSet === undefined ? picture.srcSet : undefined;
  const image = (
    <img
      decoding="async"
      {...rest}
      data-component="Image"
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : 'auto'}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={(picture.withoutAvif ?? picture.src).replaceAll(' ', '%20')}
    />
  );
  if (avifSrcSet === undefined) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
