import type { Comment } from '@afterglow/contract/comment';
import { noFilters, type CommentSort } from '@afterglow/contract/lists';
import type { FullModel } from '@afterglow/contract/model';
import type { Page } from '@afterglow/contract/wire';
import { defineMessages } from 'react-intl';
import { profileActions } from '../../actions/profileActions.view.ts';
import { commentSortTabs, unpagedComments, type Commenting } from '../../lists/CommentList/CommentList.view.ts';
import { modelFacts } from '../../facts/modelFacts.view.ts';
import { modelHead, pendingFacts } from '../../facts/profiles.view.ts';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import { videoCount } from '../../reader/format.ts';
import { isPreview, knownOf, type ModelPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { nameOf, profileHead, tabNames } from '../profileTabs.view.ts';
import type { VideoList } from '../VideoListScreen/VideoListScreen.view.ts';
import { videoListScreen } from '../VideoListScreen/VideoListScreen.view.ts';
import type { ModelScreenProps } from './ModelScreen.tsx';

const messages = defineMessages<{ noComments: {}; emptyComments: { name: string } }>({
  noComments: { id: 'modelScreen.noComments', defaultMessage: 'No comments yet' },
  emptyComments: {
    id: 'modelScreen.emptyComments',
    defaultMessage: 'What members write about {name} can be read here.',
  },
});

export interface ModelReads {
  model: FullModel | ModelPreview;
  shown:
    | { tab: 'videos'; list: VideoList }
    | { tab: 'info' }
    | {
        tab: 'comments';
        page: number;
        comments: Page<Comment>;
        href: (page: number, sort?: CommentSort) => string;
        /** The order of the comments; undefined if there is no choice. */
        sort?: CommentSort | undefined;
        commenting?: Commenting;
      };
  /** Guests get links to the sign-in page. */
  signedIn?: boolean;
}

export function modelScreen({ model, shown, signedIn = false }: ModelReads, reader: Reader): ModelScreenProps {
  const { formatMessage } = reader.intl;
  const { dir, title } = nameOf(model);
  const videosHref = reader.href.list({
    of: { kind: 'model', dir, title },
    sort: 'latest-updates',
    page: 1,
    filters: noFilters,
  });
  return {
    profile: modelHead(model, reader),
    actions: profileActions({ to: knownOf(model)?.title ?? '', signedIn }, reader),
    tabs: {
      label: formatMessage(tabNames.label, { name: title }),
      tabs: [
        { label: formatMessage(tabNames.videos), href: videosHref, current: shown.tab === 'videos' },
        {
          label: formatMessage(tabNames.info),
          href: reader.href.modelTab({ dir }, 'info'),
          current: shown.tab === 'info',
        },
        {
          label: formatMessage(tabNames.comments),
          href: reader.href.modelTab({ dir }, 'comments'),
          current: shown.tab === 'comments',
        },
      ],
    },
    shown: profileContent({ model, shown }, reader),
  };
}

function profileContent({ model, shown }: ModelReads, reader: Reader): ModelScreenProps['shown'] {
  switch (shown.tab) {
    case 'videos':
      return { tab: 'videos', list: { ...videoListScreen(shown.list, reader), head: undefined } };
    case 'info':
      return { tab: 'info', about: isPreview(model) ? pendingFacts : modelFacts(model, reader) };
    case 'comments': {
      const { paging, nothing } = listFrame(
        {
          found: shown.comments,
          page: shown.page,
          href: (page) => shown.href(page),
          withoutFilters: null,
          empty: noComments(nameOf(model).title, reader),
        },
        reader,
      );
      return {
        tab: 'comments',
        comments: {
          ...unpagedComments(shown.comments.entries, reader, shown.commenting),
          ...(shown.sort && { sorts: commentSortTabs(shown.sort, (sort) => shown.href(1, sort), reader) }),
        },
        frame: { paging, nothing },
      };
    }
  }
}

const noComments = (title: string, { intl: { formatMessage } }: Reader) => ({
  heading: formatMessage(messages.noComments),
  sentence: formatMessage(messages.emptyComments, { name: title }),
});

export const modelPageHead = ({ model, shown }: ModelReads, reader: Reader): DocumentHead | null => {
  const known = knownOf(model);
  if (known === null) return null;
  return profileHead(
    {
      who: known.title,
      part: shown.tab === 'videos' ? undefined : reader.intl.formatMessage(tabNames[shown.tab]),
      page: shown.tab === 'videos' ? shown.list.address.page : 1,
      videos: videoCount(known.videos, reader),
    },
    reader,
  );
};
