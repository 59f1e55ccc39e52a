import { color, font, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';

const messages = defineMessages({
  ad: { id: 'adSlot.ad', defaultMessage: 'Ad' },
});

export interface AdSlotProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Position on the page; determines the size. */
  place: 'top' | 'bottom' | 'left' | 'right';
  /** URL of the advertiser's page. */
  src: string;
}

/** A labelled advertisement of fixed size, in a sandboxed frame that learns nothing about this page. */
export function AdSlot({ place, src, ...rest }: AdSlotProps) {
  const label = useIntl().formatMessage(messages.ad);
  return (
    <Root {...rest} data-component="AdSlot" data-place={place}>
      <small>{label}</small>
      <iframe
        src={src}
        title={label}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: center;
  inline-size: min(100%, ${size.adLong});

  > small {
    color: ${color.faint};
    font: ${font.fine};
  }

  > iframe {
    inline-size: 100%;
    block-size: ${size.adShort};
    border: 0;
    background: ${color.high};
    color-scheme: normal;
  }

  &:is([data-place='left'], [data-place='right']) {
    inline-size: ${size.adNarrow};
  }

  &:is([data-place='left'], [data-place='right']) > iframe {
    block-size: ${size.adTall};
  }

  @media ${media.lg} {
    &:is([data-place='left'], [data-place='right']) {
      display: none;
    }
  }
`;
