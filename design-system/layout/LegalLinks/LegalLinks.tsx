import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { NavLink } from '../links.ts';

export interface LegalLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Links in display order. */
  links: readonly Pick<NavLink, 'href' | 'label'>[];
  /** For an embed on another site: a slim line on the player's background, whose links open in new windows. */
  framed?: boolean;
}

/** Links to reports and removal, records and privacy in one line, for pages without the footer. */
export function LegalLinks({ links, framed = false, ...rest }: LegalLinksProps) {
  return (
    <Root {...rest} role="list" data-component="LegalLinks" data-framed={framed || undefined}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a data-part="legal-link" href={href} {...(framed && { target: '_blank', rel: 'noopener' })}>
            {label}
          </a>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${space[1]};

  [data-part='legal-link'] {
    display: grid;
    place-items: center;
    min-block-size: ${size.touch};
    padding: ${space[1]} ${space[2]};
    color: ${color.soft};
    font: ${font.small};
    outline-offset: calc(-1 * ${size.ring});
  }

  [data-part='legal-link']:hover {
    color: ${color.text};
  }

  &[data-framed] {
    background: ${color.stage};
  }

  &[data-framed] [data-part='legal-link'] {
    min-block-size: ${size.target};
    padding-block: 0;
    color: ${color.onShade};
  }

  &[data-framed] [data-part='legal-link']:focus-visible {
    outline-color: ${color.onShade};
  }
`;
