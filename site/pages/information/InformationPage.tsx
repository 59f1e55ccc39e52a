import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { InformationScreen } from '@afterglow/design-system/screens/InformationScreen';
import {
  informationHead,
  informationScreen,
  type InformationPage as Name,
} from '@afterglow/design-system/screens/InformationScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import { operatorRead } from '../../data/operator.ts';
import { useResource } from '../../data/useResource.ts';
import { Frame } from '../../kit/Frame.tsx';
import { ConsentChoice } from './ConsentChoice.tsx';
import type { PageCode } from '../../kit/pageCode.ts';

/** /information/…/ */
export function InformationPage({ page }: { page: Name }) {
  const reader = useReader();
  return (
    <Frame
      of={useResource(operatorRead)}
      head={(operator) => informationHead({ page, operator }, reader)}
      loading={<TextSkeleton />}
    >
      {(operator) => (
        <InformationScreen
          {...informationScreen({ page, operator }, reader)}
          settings={page === 'cookies' && <ConsentChoice />}
        />
      )}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof InformationPage>[0]> = {
  Page: InformationPage,
  reads: () => [operatorRead],
};
