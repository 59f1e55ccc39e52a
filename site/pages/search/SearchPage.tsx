import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { SearchLengthScreen } from '@afterglow/design-system/screens/SearchLengthScreen';
import { searchLengthHead, searchLengthScreen } from '@afterglow/design-system/screens/SearchLengthScreen/view';
import { Frame } from '../../kit/Frame.tsx';
import { useSavedSearch } from '../../kit/useSuggester.ts';
import { isSearchable } from '../../routing/listAddress.ts';
import { VideosPage } from '../videos/VideosPage.tsx';
import { NothingFound } from './NothingFound.tsx';

/** /search/{page}/?s= */
export function SearchPage({ address }: { address: ListAddress }) {
  const reader = useReader();
  const words = address.of.kind === 'search' ? address.of.words : '';
  useSavedSearch(words);
  if (isSearchable(words)) return <VideosPage address={address} Empty={NothingFound} />;
  return (
    <Frame of={{ state: 'ready', value: words }} head={() => searchLengthHead(reader)}>
      {() => <SearchLengthScreen {...searchLengthScreen({ words }, reader)} />}
    </Frame>
  );
}
