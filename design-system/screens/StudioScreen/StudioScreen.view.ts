import type { StudioVideo } from '@afterglow/contract/studio';
import type { Page } from '@afterglow/contract/wire';
import { defineMessages } from 'react-intl';
import { paging } from '../../lists/Paging/Paging.view.ts';
import { studioList } from '../../lists/StudioList/StudioList.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { StudioScreenProps } from './StudioScreen.tsx';

const messages = defineMessages<{ title: {}; sentence: {} }>({
  title: { id: 'studioScreen.title', defaultMessage: 'Your studio' },
  sentence: { id: 'studioScreen.sentence', defaultMessage: 'Your videos, and what they got in the last 30 days.' },
});

interface StudioPage {
  found: Pick<Page<StudioVideo>, 'entries' | 'pages'>;
  page: number;
}

export const studioScreen = ({ found, page }: StudioPage, reader: Reader): StudioScreenProps => ({
  ...studioList(found.entries, reader),
  paging: paging({ current: page, last: found.pages, href: reader.href.studio }, reader),
  uploadHref: reader.href.page('upload'),
});

/** @param title of one video; null for all of them */
export const studioHead = (title: string | null, { brand, intl }: Reader): DocumentHead => ({
  title: `${title ?? intl.formatMessage(messages.title)} – ${brand.name}`,
  description: intl.formatMessage(messages.sentence),
});
