import { color, font, layer, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';

const messages = defineMessages({
  skip: { id: 'page.skip', defaultMessage: 'To the content' },
});

export interface PageProps extends ComponentProps<'div'> {
  /** A Header, rendered first, outside the main landmark. */
  header: ReactNode;
  /** A Footer, rendered last. */
  footer: ReactNode;
  /** Advertisements by position; an empty position takes no space. */
  ads?: { top?: ReactNode; bottom?: ReactNode; left?: ReactNode; right?: ReactNode };
}

/** Page layout with header, footer and a skip link past the header. */
export function Page({ header, footer, ads = {}, children, ...rest }: PageProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="Page">
      <a href="#content">{formatMessage(messages.skip)}</a>
      {header}
      {ads.top && <div data-ad="top">{ads.top}</div>}
      <div data-body="">
        {ads.left && <div data-ad="left">{ads.left}</div>}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {ads.right && <div data-ad="right">{ads.right}</div>}
      </div>
      {ads.bottom && <div data-ad="bottom">{ads.bottom}</div>}
      {footer}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  > a {
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
    > a {
      forced-color-adjust: none;
    }
  }

  > a:not(:focus) {
    translate: 0 -200%;
  }

  > [data-body] {
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

  main {
    flex: 1;
    min-inline-size: 0;
  }

  > [data-ad] {
    display: grid;
    justify-items: center;
    padding: ${space[4]} ${size.pagePadding} 0;
  }

  > [data-ad='bottom'] {
    padding-block: 0 ${space[8]};
  }

  @media ${media.md} {
    [data-ad='left'],
    [data-ad='right'] {
      display: none;
    }
  }

  @media print {
    > a,
    > [data-ad] {
      display: none;
    }
  }
`;
