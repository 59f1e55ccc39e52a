import type { Activity } from '@afterglow/contract/activity';
import type { Page } from '@afterglow/contract/wire';
import { defineMessages } from 'react-intl';
import { activityList } from '../../lists/ActivityList/ActivityList.view.ts';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import { isPending, pending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { ActivityScreenProps } from './ActivityScreen.tsx';

const messages = defineMessages<{ title: {}; empty: {}; findMembers: {}; head: { title: string; name: string } }>({
  title: { id: 'activityScreen.title', defaultMessage: 'What members do' },
  empty: {
    id: 'activityScreen.empty',
    defaultMessage: 'New playlists, comments, uploads and friends of members who show them will be listed here.',
  },
  findMembers: { id: 'messageList.findMembers', defaultMessage: 'Find members' },
  head: { id: 'peopleTitles.head', defaultMessage: '{title} – {name}' },
});

export interface ActivityPage {
  page: number;
  activity: Page<Activity> | Pending;
}

/** The title of the page, and of the row that leads to it. */
export const activityTitle = ({ intl }: Reader): string => intl.formatMessage(messages.title);

export function activityScreen({ page, activity }: ActivityPage, reader: Reader): ActivityScreenProps {
  const { href, intl } = reader;
  const title = activityTitle(reader);
  const way = {
    label: intl.formatMessage(messages.findMembers),
    href: href.community({ sort: 'recent', page: 1, filters: {} }),
  };
  const empty = { sentence: intl.formatMessage(messages.empty), way };
  return {
    ...listFrame({ title, found: activity, page, href: href.activity, withoutFilters: null, empty }, reader),
    ...activityList(isPending(activity) ? pending : activity.entries, reader),
    label: title,
  };
}

export const activityHead = (reader: Reader): DocumentHead => ({
  title: reader.intl.formatMessage(messages.head, { title: activityTitle(reader), name: reader.brand.name }),
  description: '',
});
