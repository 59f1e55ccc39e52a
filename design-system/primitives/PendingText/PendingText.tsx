import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { isPending, type Pending } from '../../reader/pending.ts';
import { indexes } from '../Skeleton/indexes.ts';
import { Skeleton, type SkeletonProps } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { loading } from './loading.ts';

export interface PendingTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text, or `pending` until it is known. */
  of: string | Pending;
  /** Width of the placeholder: `word` within a line of text, otherwise a share of its container. */
  length?: 'word' | SkeletonProps['length'];
  /** Number of lines that the text is expected to take. */
  lines?: number;
  /**
   * Tells screen readers that it is loading. Set it once per page: on the heading or, if the heading is known, in the
   * list.
   */
  announced?: boolean;
}

/** A text, or while it is pending a placeholder of the same height. */
export function PendingText({ of, ...placeholder }: PendingTextProps) {
  return isPending(of) ? <Placeholder {...placeholder} /> : of;
}

function Placeholder({ length = 'half', lines = 1, announced = false, ...rest }: Omit<PendingTextProps, 'of'>) {
  const { formatMessage } = useIntl();
  const bar = length === 'word' ? 'full' : length;
  return (
    <Root {...rest} data-component="PendingText" data-length={length}>
      {indexes(lines).map((line) => (
        <Skeleton key={line} length={line < lines - 1 ? 'full' : bar} />
      ))}
      {announced && <VisuallyHidden>{formatMessage(loading)}</VisuallyHidden>}
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  grid-auto-rows: 1lh;
  align-items: center;

  &[data-length='word'] {
    display: inline-grid;
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- as wide as two short words of the line it stands in */
    inline-size: 6em;
    vertical-align: bottom;
  }
`;
