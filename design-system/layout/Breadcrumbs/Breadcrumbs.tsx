import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

const messages = defineMessages({
  label: { id: 'breadcrumbs.label', defaultMessage: 'Where this page is' },
});

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Parent pages, starting with the home page. */
  above: readonly { href: string; label: string }[];
  /** The current page; not a link. */
  here: string;
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ above, here, ...rest }: BreadcrumbsProps) {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={formatMessage(messages.label)} {...rest} data-component="Breadcrumbs">
      <ol role="list">
        {above.map(({ href, label }, place) => (
          <li key={href + label}>
            {place > 0 && <Icon name="next" size="small" />}
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          {above.length > 0 && <Icon name="next" size="small" />}
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </Root>
  );
}

const Root = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    color: ${color.faint};
    font: ${font.meta};
  }

  li {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    min-inline-size: 0;
    min-block-size: ${size.target};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    color: ${color.soft};
    text-decoration: none;
  }

  a:hover {
    color: ${color.text};
    text-decoration: underline;
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg:dir(rtl) {
    scale: -1 1;
  }
`;
