import { color, font, media, size, space } from '@afterglow/tokens';
import { useCallback, useState, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useHydrated } from '../../primitives/useHydrated.ts';

const messages = defineMessages({
  ad: { id: 'promoBanner.ad', defaultMessage: 'Ad' },
  follow: { id: 'promoBanner.follow', defaultMessage: 'Ad: to the offer, in a new tab' },
});

export interface PromoBannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Kind of content at the URLs below: a picture, or a page in a frame. */
  kind: 'iframe' | 'image';
  href: string;
  /** URL of the content from 768 px up. */
  desktop: string;
  /** URL of the content below 768 px. */
  mobile: string;
  /** Called when the banner is clicked. */
  onFollow?: (() => void) | undefined;
}

/**
 * The single banner above a page. Its space is reserved from the start; it is shown once loaded and opens in a new tab.
 */
export function PromoBanner({ kind, href, desktop, mobile, onFollow, ...rest }: PromoBannerProps) {
  const { formatMessage } = useIntl();
  const [loaded, setLoaded] = useState(false);
  // A frame loaded before hydration would have fired its load event too early, so it is rendered only on the client.
  const hydrated = useHydrated();
  const label = formatMessage(messages.ad);
  const onLoaded = useCallback(() => setLoaded(true), []);
  return (
    <Root {...rest} data-component="PromoBanner" data-kind={kind} data-loaded={loaded || undefined}>
      <small>{label}</small>
      <div data-part="promo-frame">
        {kind === 'image' ? (
          <Picture desktop={desktop} mobile={mobile} onLoad={onLoaded} />
        ) : (
          hydrated && <Frames desktop={desktop} mobile={mobile} label={label} onLoad={onLoaded} />
        )}
        {loaded && <PromoLink href={href} onFollow={onFollow} />}
      </div>
    </Root>
  );
}

/** The link over the banner. */
function PromoLink({ href, onFollow }: { href: string; onFollow: PromoBannerProps['onFollow'] }) {
  const { formatMessage } = useIntl();
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer sponsored"
      onClick={() => onFollow?.()}
      aria-label={formatMessage(messages.follow)}
    >
      <span />
    </a>
  );
}

function Picture({ desktop, mobile, onLoad }: { desktop: string; mobile: string; onLoad: () => void }) {
  // A picture may have loaded before hydration; check its state.
  const checkLoaded = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth > 0) onLoad();
    },
    [onLoad],
  );
  return (
    <picture>
      <source media={media.xs} srcSet={mobile} />
      <img ref={checkLoaded} src={desktop} alt="" referrerPolicy="no-referrer" onLoad={onLoad} />
    </picture>
  );
}

/** The advertiser's pages, of which styles show one. */
function Frames({
  desktop,
  mobile,
  label,
  onLoad,
}: {
  desktop: string;
  mobile: string;
  label: string;
  onLoad: () => void;
}) {
  const props = {
    referrerPolicy: 'no-referrer',
    loading: 'lazy',
    tabIndex: -1,
    onLoad,
  } as const;
  return (
    <>
      <iframe src={desktop} title={label} sandbox="allow-scripts" {...props} data-part="promo-wide" />
      <iframe src={mobile} title={label} sandbox="allow-scripts" {...props} data-part="promo-narrow" />
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: center;
  padding: ${space[2]} ${size.pagePadding};
  border-block-end: 1px solid ${color.line};

  > small {
    color: ${color.faint};
    font: ${font.fine};
  }

  [data-part='promo-frame'] {
    position: relative;
    inline-size: min(100%, ${size.adLong});
    block-size: ${size.adShort};
    overflow: hidden;
    background: ${color.high};
  }

  img,
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    object-fit: cover;
  }

  &:not([data-loaded]) :is(img, iframe) {
    visibility: hidden;
  }

  a {
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline-offset: calc(-1 * ${size.ring});
  }

  [data-part='promo-narrow'] {
    display: none;
  }

  @media ${media.xs} {
    [data-part='promo-wide'] {
      display: none;
    }

    [data-part='promo-narrow'] {
      display: block;
    }
  }
`;
