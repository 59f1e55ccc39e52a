import { defineMessages } from 'react-intl';
import { popularVideos, type Popular } from '../../lists/PopularVideos/PopularVideos.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { MissingScreenProps } from './MissingScreen.tsx';

const messages = defineMessages<{ title: { name: string }; description: {} }>({
  title: { id: 'missingScreen.head', defaultMessage: 'Content not found – {name}' },
  description: { id: 'missingScreen.description', defaultMessage: 'There is nothing at this address.' },
});

export interface Missing {
  /** The URL that was probably meant, if known. */
  meant?: string | undefined;
  popular?: Popular;
}

export const missingScreen = ({ meant, popular = null }: Missing, reader: Reader): MissingScreenProps => ({
  homeHref: reader.href.home(),
  searchHref: reader.href.search(),
  meant,
  popular: popularVideos(popular, reader),
});

export const missingHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.title, { name: brand.name }),
  description: intl.formatMessage(messages.description),
});
