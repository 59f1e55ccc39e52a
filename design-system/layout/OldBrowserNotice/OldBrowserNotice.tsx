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
  /** Shows it in every browser; for stories. */
  always?: boolean;
}

/**
 * Notice for browsers that lack required features: static markup that needs no JavaScript, hidden in all other
 * browsers.
 *
 * `:has` is by far the newest of the three required features: no browser has it without modules and
 * IntersectionObserver, unless those are disabled. For that case the document may start with a classic script (with its
 * hash in the policy, before any module, since a browser without modules runs none) that sets an attribute:
 * `if (!('noModule' in HTMLScriptElement.prototype) || !('IntersectionObserver' in window))
 * document.documentElement.dataset.lacks = '';`
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
