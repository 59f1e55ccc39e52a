import { media, size, space } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Notice, type NoticeProps } from '../../feedback/Notice/Notice.tsx';
import { SortTabs, type SortTabsProps } from '../../filters/SortTabs/SortTabs.tsx';
import { Tabs, type TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import { ListHead, type ListHeadProps } from '../ListHead/ListHead.tsx';
import { Paging, type PagingProps } from '../Paging/Paging.tsx';

/** Why a list is empty, and the one way on that helps then. */
export type EmptyState = Pick<NoticeProps, 'heading' | 'sentence' | 'way'>;

export interface ListFrameProps extends ComponentProps<'div'> {
  /** Absent where the page has a head of its own. */
  head?: Pick<ListHeadProps, 'title' | 'count'> | undefined;
  /** Lists of another kind for the same words. */
  tabs?: TabsProps | undefined;
  sorts?: SortTabsProps | undefined;
  /** What narrows the list: a FilterBar or a FilterForm. */
  filters?: ReactNode;
  /** What the list is of, for the heading that only ears need: `Videos`. */
  label: string;
  paging: PagingProps;
  /** Said instead of an empty list. */
  nothing: EmptyState | null;
}

/** Around a list: its title, its orders and filters in a line where there is room, its pages, or why it is empty. */
export function ListFrame({ head, tabs, sorts, filters, label, paging, nothing, children, ...rest }: ListFrameProps) {
  return (
    <Root data-component="ListFrame" {...rest}>
      {head && <ListHead {...head} />}
      {tabs && <Tabs {...tabs} />}
      {(sorts !== undefined || filters !== undefined) && (
        <div data-tools="">
          {sorts && <SortTabs {...sorts} />}
          {filters}
        </div>
      )}
      {nothing === null ? (
        <>
          <h2 data-component="VisuallyHidden">{label}</h2>
          {children}
          <Paging {...paging} />
        </>
      ) : (
        <Notice scene="empty" {...nothing} />
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & > [data-tools] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${space[3]} ${space[6]};
  }
  /* At the end of their line, so that a panel that opens below has the page before it. */
  & > [data-tools] > :nth-child(2) {
    justify-content: end;
    margin-inline-start: auto;
  }
  & > [data-component='Paging'] {
    margin-block-start: ${size.gridRow};
  }

  @media ${media.xs} {
    gap: ${space[4]};

    & > [data-tools] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    & > [data-tools] > :nth-child(2) {
      justify-content: start;
      margin-inline-start: 0;
    }
  }

  /* Paper has no other order and no narrower list. */
  @media print {
    & > [data-tools],
    & > [data-component='Tabs'] {
      display: none;
    }
  }
`;
