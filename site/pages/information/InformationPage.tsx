import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { InformationScreen } from '@afterglow/design-system/screens/InformationScreen';
import {
  informationHead,
  informationScreen,
  type InformationPage as Name,
} from '@afterglow/design-system/screens/InformationScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import { operatorRead } from '../../data/operator.ts';
import { Frame } from '../../shared/Frame.tsx';
import { ConsentChoice } from './ConsentChoice.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

const reads = () => ({ operator: operatorRead });

/** /information/…/ */
function InformationPage({ page, operator: answer }: { page: Name } & AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <Frame of={answer} head={(operator) => informationHead({ page, operator }, reader)} loading={<TextSkeleton />}>
      {(operator) => (
        <InformationScreen
          {...informationScreen({ page, operator }, reader)}
          settings={page === 'cookies' && <ConsentChoice />}
        />
      )}
    </Frame>
  );
}

export const page: PageCode<{ page: Name }> = readingPage({ Page: InformationPage, reads });
