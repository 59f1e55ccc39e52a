import { color, container, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import type { Pending } from '../../reader/pending.ts';

export interface FactTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The author's text, line breaks preserved; empty when there is none. */
  description?: string | Pending;
  /** One row each, in this order; `href` turns the value into a link. */
  facts: readonly { name: string; value: string; href?: string }[];
}

/** A description and a table of named facts. Renders nothing if both are empty. */
export function FactTable({ description = '', facts, ...rest }: FactTableProps) {
  if (description === '' && facts.length === 0) return null;
  return (
    <Root {...rest} data-component="FactTable">
      {description !== '' && (
        <p dir="auto" data-part="fact-description">
          <PendingText of={description} lines={6} />
        </p>
      )}
      {facts.length > 0 && (
        <dl data-part="fact-list" data-top={description === '' || undefined}>
          {facts.map(({ name, value, href }) => (
            <div key={name} data-part="fact-row">
              <dt data-part="fact-name">{name}</dt>
              <dd dir="auto" data-part="fact-value">
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

  & [data-part='fact-description'] {
    max-inline-size: ${size.reading};
    color: ${color.soft};
    font: ${font.body};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-part='fact-list'] {
    display: grid;
    column-gap: ${space[10]};
  }
  & [data-part='fact-row'] {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-block-start: ${size.hairline} solid ${color.line};
  }
  /* No divider, as there is nothing above this row. */
  & [data-part='fact-list'][data-top] > [data-part='fact-row']:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  & [data-part='fact-row']:last-child {
    padding-block-end: 0;
  }
  & [data-part='fact-name'] {
    color: ${color.faint};
    font: ${font.small};
  }
  & [data-part='fact-value'] {
    margin: 0;
    color: ${color.text};
    font: ${font.small};
    overflow-wrap: anywhere;
  }
  @container ${container.three} {
    & [data-part='fact-list'] {
      grid-template-columns: 1fr 1fr;
    }
    & [data-part='fact-list'][data-top] > [data-part='fact-row']:nth-child(2) {
      padding-block-start: 0;
      border-block-start: 0;
    }
    & [data-part='fact-row']:nth-last-child(2):nth-child(odd) {
      padding-block-end: 0;
    }
  }
`;
