import { color, radius } from '@afterglow/tokens';
import { useCallback, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import type { Picture } from '../../reader/picture.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Image } from '../Image/Image.tsx';

export interface LazyImageProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Null while it is not known yet, or when none may be shown. */
  picture: Picture | null;
  alt: string;
  /** Pixels at which it is drawn; the box keeps their proportion. */
  width: number;
  /** Pixels, as `width`. */
  height: number;
  /** How wide it is drawn at each page width, as for `<img sizes>`. */
  sizes?: string;
  /** Asked for at once; the rest wait until they come near the viewport, where the browser can tell. */
  eager?: boolean;
}

/** One picture with a face for waiting and for not coming. In lists take Image, which costs nothing per picture. */
export function LazyImage({ picture, alt, width, height, sizes, eager = false, ...rest }: LazyImageProps) {
  const [state, setState] = useState<'waiting' | 'loaded' | 'broken'>('waiting');
  // It may have come, or failed, before this code did.
  const met = useCallback((root: HTMLElement | null) => {
    const image = root?.querySelector('img');
    if (image?.complete && image.currentSrc) setState(image.naturalWidth > 0 ? 'loaded' : 'broken');
  }, []);
  const broken = state === 'broken';
  return (
    <Root {...rest} data-component="LazyImage" data-state={state}>
      <span ref={met}>
        {picture && !broken && (
          <Image
            picture={picture}
            alt={alt}
            width={width}
            height={height}
            eager={eager}
            {...(sizes !== undefined && { sizes })}
            onLoad={() => setState('loaded')}
            onError={() => setState('broken')}
          />
        )}
        {broken && (
          <span role="img" aria-label={alt || undefined} aria-hidden={alt === '' || undefined}>
            <Icon name="imageOff" size="large" />
          </span>
        )}
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      </span>
    </Root>
  );
}

const Root = styled.span`
  display: block;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.high};
  color: ${color.faint};

  > span {
    display: grid;
  }

  /* An empty drawing of the picture's proportion keeps the box, whatever is in it. */
  > span > * {
    grid-area: 1 / 1;
    inline-size: 100%;
  }

  img {
    block-size: 100%;
    object-fit: cover;
  }

  [role='img'],
  > span > [aria-hidden]:not(svg) {
    display: grid;
    place-items: center;
  }
`;
