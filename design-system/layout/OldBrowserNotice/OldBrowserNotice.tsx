import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';

const messages = defineMessages({
  sentence: {
    id: 'oldBrowserNotice.sentence',
    defaultMessage:
      'This browser is too old for parts of this site. Videos and lists work; for the rest, please update it.',
  },
});

export interface OldBrowserNoticeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Shown whatever the browser can do; for examples. */
  always?: boolean;
}

/**
 * For browsers that lack what the site is built on: static markup that all others never show, and that needs no script of its own.
 *
 * Of the three that count, `:has` is by far the youngest: no browser has it without modules and IntersectionObserver, unless
 * somebody has switched those off. For them the document may begin with a plain script (under its nonce, before any module, since
 * one without modules runs none) that says so:
 * `if (!('noModule' in HTMLScriptElement.prototype) || !('IntersectionObserver' in window)) document.documentElement.dataset.lacks = '';`
 */
export function OldBrowserNotice({ always = false, ...rest }: OldBrowserNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="OldBrowserNotice" data-always={always || undefined}>
      {formatMessage(messages.sentence)}
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
    :root:not([data-lacks]) &:not([data-always]) {
      display: none;
    }
  }
`;
