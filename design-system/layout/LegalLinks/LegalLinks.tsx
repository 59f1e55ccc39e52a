import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { NavLink } from '../links.ts';

export interface LegalLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Finished, in their order. */
  links: readonly Pick<NavLink, 'href' | 'label'>[];
}

/** Reports and removal, records and privacy in one line, for what stands without the footer. */
export function LegalLinks({ links, ...rest }: LegalLinksProps) {
  return (
    <Root {...rest} role="list" data-component="LegalLinks">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a data-part="legal-link" href={href}>
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
  }

  [data-part='legal-link']:hover {
    color: ${color.text};
  }
`;
