import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { SearchLengthScreen } from '@afterglow/design-system/screens/SearchLengthScreen';
import { searchLengthHead, searchLengthScreen } from '@afterglow/design-system/screens/SearchLengthScreen/view';
import { Frame } from '../../shared/Frame.tsx';

/** A search whose words are too short or too long; no request is sent (D10). */
export function UnsearchableWords({ words }: { words: string }) {
  const reader = useReader();
  return (
    <Frame of={{ state: 'ready', value: words }} head={() => searchLengthHead(reader)}>
      {() => <SearchLengthScreen {...searchLengthScreen({ words }, reader)} />}
    </Frame>
  );
}
