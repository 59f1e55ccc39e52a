import { color, container, font, motion, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface CategoryEntry {
  title: string;
  href: string;
  /** Number of videos, such as `48`. */
  count: string;
  /** The number for screen readers, such as `48 videos`. */
  countLabel: string;
}

export interface CategoryGroup {
  letter: string;
  categories: readonly CategoryEntry[];
}

export interface CategoryIndexProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One group per letter, in alphabetical order; letters without categories are omitted. */
  groups: readonly CategoryGroup[];
}

/** All categories, grouped by first letter. */
export function CategoryIndex({ groups, ...rest }: CategoryIndexProps) {
  return (
    <Root {...rest} data-component="CategoryIndex">
      <div>
        {groups.map(({ letter, categories }) => (
          <section key={letter}>
            <h2>{letter}</h2>
            <ul>
              {categories.map(({ title, href, count, countLabel }) => (
                <li key={title}>
                  <a href={href}>
                    <span data-part="category-title" dir="auto">
                      {title}
                    </span>
                    <small aria-hidden="true">{count}</small>
                    <span data-component="VisuallyHidden">, {countLabel}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;

  & div {
    columns: 2;
    column-gap: ${size.gridColumn};
  }
  & section {
    break-inside: avoid;
    padding-block-end: ${size.gridRow};
  }
  & h2 {
    padding: 0 ${space[3]} ${space[2]};
    color: ${color.accent};
    font: ${font.sectionTitle};
  }
  & a {
    display: flex;
    align-content: center;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
    min-block-size: ${size.touch};
    flex-wrap: wrap;
    padding: ${space[2]} ${space[3]};
    border-block-start: ${size.hairline} solid ${color.line};
    color: ${color.text};
    font: ${font.cardTitle};
    text-decoration: none;
    outline-offset: calc(-1 * ${size.ring});
    transition: background ${motion.fast} ${motion.out};
  }
  & a:hover {
    border-radius: ${radius.small};
    background: ${color.high};
  }
  & [data-part='category-title'] {
    flex: 1 1 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${color.faint};
    font: ${font.meta};
    font-variant-numeric: tabular-nums;
  }

  @container ${container.four} {
    & div {
      columns: 3;
    }
  }
  @container ${container.five} {
    & div {
      columns: 4;
    }
  }
`;
