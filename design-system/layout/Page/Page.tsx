import { color, font, layer, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';

const messages = defineMessages({
  skip: { id: 'page.skip', defaultMessage: 'Skip to the content' },
});

export interface PageProps extends ComponentProps<'div'> {
  /** A Header, rendered first, outside the main landmark. */
  header: ReactNode;
  /** A Footer, rendered last. */
  footer: ReactNode;
  /**
   * Advertisements by position. An empty position takes no space, unless the document's `data-consent` names it: then
   * space is reserved for an advertisement that comes later. `promo` is the banner between header and page.
   */
  ads?: { promo?: ReactNode; top?: ReactNode; bottom?: ReactNode; left?: ReactNode; right?: ReactNode };
}

/** Page layout with header, footer and a skip link past the header. */
export function Page({ header, footer, ads = {}, children, ...rest }: PageProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="Page">
      <a data-part="page-skip" href="#content">
        {formatMessage(messages.skip)}
      </a>
      {header}
      <div data-part="page-ad" data-place="promo">
        {ads.promo}
      </div>
      <div data-part="page-ad" data-place="top">
        {ads.top}
      </div>
      <div data-part="page-body">
        <div data-part="page-side-ad" data-place="left">
          {ads.left}
        </div>
        <main data-part="page-main" id="content" tabIndex={-1}>
          {children}
        </main>
        <div data-part="page-side-ad" data-place="right">
          {ads.right}
        </div>
      </div>
      <div data-part="page-ad" data-place="bottom">
        {ads.bottom}
      </div>
      {footer}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  [data-part='page-skip'] {
    position: fixed;
    inset-block-start: ${space[2]};
    inset-inline-start: ${size.pagePadding};
    z-index: ${layer.toast};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.pill};
    background: ${color.accent};
    color: ${color.onAccent};
    font: ${font.button};
    text-decoration: none;
  }

  @media ${media.forcedColors} {
    [data-part='page-skip'] {
      forced-color-adjust: none;
    }
  }

  [data-part='page-skip']:not(:focus) {
    translate: 0 -200%;
  }

  [data-part='page-body'] {
    display: flex;
    flex: 1;
    gap: ${size.gridColumn};
    align-items: start;
    inline-size: 100%;
    max-inline-size: ${size.page};
    margin-inline: auto;
    padding: ${size.pagePadding};
    padding-block-end: ${size.sectionGap};
  }

  [data-part='page-main'] {
    flex: 1;
    min-inline-size: 0;
  }

  [data-part='page-ad'] {
    display: grid;
    justify-items: center;
    padding: ${space[4]} ${size.pagePadding} 0;
  }

  [data-part='page-ad'][data-place='bottom'] {
    padding-block: 0 ${space[8]};
  }

  [data-part='page-ad'][data-place='promo'] {
    display: block;
    padding: 0;
  }

  [data-part='page-ad']:empty,
  [data-part='page-side-ad']:empty {
    display: none;
  }

  /* Reserves the height of AdSlot and PromoBanner, including the line above them. */
  html[data-consent~='top'] & [data-part='page-ad'][data-place='top'],
  html[data-consent~='bottom'] & [data-part='page-ad'][data-place='bottom'],
  html[data-consent~='promo'] & [data-part='page-ad'][data-place='promo'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-block-size: calc(${size.adShort} + ${space[1]} + 1lh + ${space[4]});
    font: ${font.fine};
  }

  html[data-consent~='bottom'] & [data-part='page-ad'][data-place='bottom'] {
    min-block-size: calc(${size.adShort} + ${space[1]} + 1lh + ${space[8]});
  }

  html[data-consent~='promo'] & [data-part='page-ad'][data-place='promo'] {
    justify-items: stretch;
    min-block-size: calc(${size.adShort} + ${space[1]} + 1lh + ${space[4]} + ${size.hairline});
  }

  html[data-consent~='left'] & [data-part='page-side-ad'][data-place='left'],
  html[data-consent~='right'] & [data-part='page-side-ad'][data-place='right'] {
    display: block;
    flex: none;
    inline-size: ${size.adNarrow};
    min-block-size: ${size.adTall};
  }

  @media ${media.lg} {
    [data-part='page-side-ad'],
    html[data-consent] & [data-part='page-side-ad'][data-place] {
      display: none;
    }
  }

  @media print {
    [data-part='page-skip'],
    [data-part='page-ad'] {
      display: none;
    }
  }
`;
