import { media, size, space } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Notice, type NoticeProps } from '../../feedback/Notice/Notice.tsx';
import { SearchForm, type SearchFormProps } from '../../feedback/SearchForm/SearchForm.tsx';
import { SortTabs, type SortTabsProps } from '../../filters/SortTabs/SortTabs.tsx';
import { Tabs, type TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import { HiddenSlot } from '../hiddenSlot.ts';
import { ListHead, type ListHeadProps } from '../ListHead/ListHead.tsx';
import { PopularVideos, type PopularVideosProps } from '../PopularVideos/PopularVideos.tsx';
import { Paging, type PagingProps } from '../Paging/Paging.tsx';

/** Explanation of an empty list, and the most helpful action. */
export interface EmptyState extends Pick<NoticeProps, 'heading' | 'sentence' | 'way'> {
  /** A search form, with the words that found nothing. */
  search?: Pick<SearchFormProps, 'action' | 'words'>;
  /** Videos to watch instead. */
  popular?: PopularVideosProps | null;
  /** True if filters are set: the filters stay, so that they can be removed. */
  filtered?: boolean;
}

export interface ListFrameProps extends ComponentProps<'div'> {
  /** Omit it if the page has its own header. */
  head?: Pick<ListHeadProps, 'title' | 'count' | 'children'> | undefined;
  /** Links to the other result types for the same query. */
  tabs?: TabsProps | undefined;
  /** Shown between the title and the list's tools. */
  lead?: ReactNode;
  sorts?: SortTabsProps | undefined;
  /** A FilterBar or a FilterForm. */
  filters?: ReactNode;
  /** Text of the visually hidden heading, such as `Videos`. */
  label: string;
  /** Pending while the list is. */
  paging: PagingProps | Pending;
  /** Shown instead of an empty list, without sort orders, and without filters unless some are set. */
  nothing: EmptyState | null;
}

/**
 * Frame of a list: title, sort orders and filters (in one line if there is room), pagination, or an empty state. With
 * an `id`, for a list below something else, a link to another page scrolls to the start of the list.
 */
export function ListFrame({
  head,
  lead,
  tabs,
  sorts,
  filters,
  label,
  paging,
  nothing,
  children,
  ...rest
}: ListFrameProps) {
  const sortable = sorts !== undefined && nothing === null;
  const filterable = filters !== undefined && (nothing === null || nothing.filtered === true);
  return (
    <Root data-component="ListFrame" aria-busy={isPending(paging) || undefined} {...rest}>
      {head && <ListHead {...head} />}
      {lead}
      {tabs && <Tabs {...tabs} data-part="list-tabs" />}
      {(sortable || filterable) && (
        <div data-part="list-tools">
          {sortable && <SortTabs {...sorts} data-part="list-sorts" />}
          {filterable && <div data-part="list-filters">{filters}</div>}
        </div>
      )}
      {nothing === null ? (
        <>
          <h2 data-component="VisuallyHidden">{label}</h2>
          {children}
          <HiddenSlot />
          {!isPending(paging) && <Paging {...paging} data-part="list-paging" data-stop-scroll={rest.id} />}
        </>
      ) : (
        <Nothing {...nothing} />
      )}
    </Root>
  );
}

function Nothing({ heading, sentence, way, search, popular }: EmptyState) {
  return (
    <>
      <Notice scene="empty" heading={heading} sentence={sentence} way={way}>
        {search && <SearchForm {...search} data-part="list-search" />}
      </Notice>
      {popular && <PopularVideos {...popular} />}
    </>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & [data-part='list-tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${space[3]} ${space[6]};
  }
  & [data-part='list-filters'] {
    display: grid;
  }
  /* Aligned to the end, so that a panel that opens below stays within the page. */
  & [data-part='list-sorts'] + [data-part='list-filters'] {
    --filters-justify: end;
    margin-inline-start: auto;
  }
  & [data-part='list-search'] {
    margin-block-start: ${space[6]};
  }
  & [data-part='list-paging'] {
    margin-block-start: ${size.gridRow};
  }

  @media ${media.xs} {
    gap: ${space[4]};

    & [data-part='list-tools'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='list-sorts'] + [data-part='list-filters'] {
      --filters-justify: start;
      margin-inline-start: 0;
    }
  }

  /* Sorting and filtering are useless in print. */
  @media print {
    & [data-part='list-tools'],
    & [data-part='list-tabs'] {
      display: none;
    }
  }
`;
