import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';

const said = defineMessages({
  sentence: { id: 'oldBrowserNotice.sentence', defaultMessage: 'This browser is too old for parts of this site. Videos and lists work; for the rest, please update it.' },
});

export interface OldBrowserNoticeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Shown whatever the browser can do; for examples. */
  always?: boolean;
}

/** For browsers without `:has`, which lack much else: static markup that new ones never show, and that needs no script. */
export function OldBrowserNotice({ always = false, ...rest }: OldBrowserNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="OldBrowserNotice" data-always={always || undefined}>
      {formatMessage(said.sentence)}
    </Root>
  );
}

const Root = styled.p`
  padding: ${space[3]} ${size.pagePadding};
  border-block-end: 1px solid ${color.gold};
  background: ${color.raised};
  color: ${color.text};
  font: ${font.small};
  text-align: center;
  text-wrap: balance;

  @supports selector(:has(*)) {
    &:not([data-always]) {
      display: none;
    }
  }
`;
