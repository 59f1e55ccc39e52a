import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface KeyListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Keys as they are labelled on a keyboard, and what each key or pair of keys does. */
  rows: readonly { keys: readonly string[]; does: string }[];
}

/** A list of keys and what they do, one row each. */
export function KeyList({ rows, ...rest }: KeyListProps) {
  return (
    <Root {...rest} data-component="KeyList">
      {rows.map(({ keys, does }) => (
        <div key={does} data-part="key-row">
          <dt>{does}</dt>
          <dd data-part="key-names">
            {keys.map((key) => (
              <kbd key={key} data-part="key-name">
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  margin: 0;

  [data-part='key-row'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[1]};
    color: ${color.soft};
    font: ${font.small};
  }

  /* Two long names wrap before they overflow the list. */
  [data-part='key-names'] {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${space[1]};
    margin: 0;
  }

  [data-part='key-name'] {
    flex: none;
    min-inline-size: ${size.controlSmall};
    padding: ${space.half} ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.badge};
    background: ${color.high};
    color: ${color.text};
    font: ${font.code};
    text-align: center;
  }
`;
