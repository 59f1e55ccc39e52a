import { searchLength } from '@afterglow/contract/limits';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { SearchLengthScreenProps } from './SearchLengthScreen.tsx';

const messages = defineMessages<{ title: { name: string }; description: { name: string } }>({
  title: { id: 'searchLengthScreen.head', defaultMessage: 'Search – {name}' },
  description: {
    id: 'searchLengthScreen.description',
    defaultMessage: 'Search the videos, models and channels of {name}. For adults only.',
  },
});

export const searchLengthScreen = ({ words }: { words: string }, reader: Reader): SearchLengthScreenProps => ({
  action: reader.href.search(),
  words,
  length: searchLength,
});

export const searchLengthHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.title, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
