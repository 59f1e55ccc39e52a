import { color, font, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';

const messages = defineMessages({
  ad: { id: 'adSlot.ad', defaultMessage: 'Ad' },
});

export interface AdSlotProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where on the page it stands; its size follows from that. */
  place: 'top' | 'bottom' | 'left' | 'right';
  /** A page of the advertiser's. */
  src: string;
}

/** An advertisement in a box of fixed size, shut in a frame that learns nothing of this page, and called what it is. */
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

  @media ${media.md} {
    &:is([data-place='left'], [data-place='right']) {
      display: none;
    }
  }
`;
