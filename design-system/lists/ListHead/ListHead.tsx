import { color, font, media, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import type { Pending } from '../../reader/pending.ts';

export interface ListHeadProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  /** Total, such as `48,213 videos`; omitted if unknown. */
  count?: string | Pending;
}

/** Title and total of a list page. The title is the page's only `<h1>`. */
export function ListHead({ title, count, children, ...rest }: ListHeadProps) {
  return (
    <Root {...rest} data-aside={children ? true : undefined} data-component="ListHead">
      <h1 data-part="list-title" dir="auto">
        {title}
      </h1>
      {count !== undefined && (
        <p data-part="list-count">
          <PendingText of={count} length="word" announced />
        </p>
      )}
      {children && <div data-part="list-aside">{children}</div>}
    </Root>
  );
}

const Root = styled.div`
  position: relative;

  & [data-part='list-title'] {
    inline-size: fit-content;
    margin: 0;
    color: ${color.text};
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & [data-part='list-count'] {
    margin: ${space[1]} 0 0;
    color: ${color.faint};
    font: ${font.body};
    font-variant-numeric: tabular-nums;
  }
  /* On phones the aside is beside the count, as a title takes the whole width of the page. */
  @media ${media.md} {
    &[data-aside] [data-part='list-count'] {
      display: grid;
      align-items: center;
      min-block-size: ${size.touch};
    }
  }
  /* Positioned absolutely: it loads after the list and must not move anything. */
  & [data-part='list-aside'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
  }
`;
