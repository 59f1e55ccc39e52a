import { color, container, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface FactTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the words of whoever wrote it, line breaks kept; empty when there is none. */
  description?: string;
  /** A line each, in this order; with an address where the value leads somewhere. */
  facts: readonly { name: string; value: string; href?: string }[];
}

/** What is known of somebody or something: a text, and facts by name. Nothing where nothing is known. */
export function FactTable({ description = '', facts, ...rest }: FactTableProps) {
  if (description === '' && facts.length === 0) return null;
  return (
    <Root {...rest} data-component="FactTable">
      {description !== '' && <p dir="auto">{description}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ name, value, href }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">
                {href === undefined ? (
                  value
                ) : (
                  <a href={href} rel="nofollow ugc noreferrer">
                    {value}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.player};
  background: ${color.raised};
  container-type: inline-size;

  & > p {
    max-inline-size: ${size.reading};
    color: ${color.soft};
    font: ${font.body};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > dl {
    display: grid;
    column-gap: ${space[10]};
  }
  & > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-block-start: ${size.hairline} solid ${color.line};
  }
  /* Nothing stands above to be parted from. */
  & > dl:first-child > div:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  & > dl > div:last-child {
    padding-block-end: 0;
  }
  & dt {
    color: ${color.faint};
    font: ${font.small};
  }
  & dd {
    margin: 0;
    color: ${color.text};
    font: ${font.small};
    overflow-wrap: anywhere;
  }
  @container ${container.three} {
    & > dl {
      grid-template-columns: 1fr 1fr;
    }
    & > dl:first-child > div:nth-child(2) {
      padding-block-start: 0;
      border-block-start: 0;
    }
    & > dl > div:nth-last-child(2):nth-child(odd) {
      padding-block-end: 0;
    }
  }
`;
