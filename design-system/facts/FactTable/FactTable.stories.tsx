import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { memberFacts } from '../memberFacts.view.ts';
import { modelFacts } from '../modelFacts.view.ts';
import { channelFacts, pendingFacts } from '../profiles.view.ts';
import { FactTable } from './FactTable.tsx';

const meta = preview.meta({ component: FactTable });

export const Standard = meta.story(fromView(FactTable, modelFacts, fullModels.standard));
export const FinishedCareer = meta.story(fromView(FactTable, modelFacts, fullModels.retired));
export const LittleKnown = meta.story(fromView(FactTable, modelFacts, fullModels.bare));
export const Member = meta.story(fromView(FactTable, memberFacts, fullMembers.standard));
export const Channel = meta.story(fromView(FactTable, channelFacts, fullChannels.standard));
export const Pending = meta.story({ args: pendingFacts });
export const AddressThatIsNone = meta.story(
  fromView(FactTable, memberFacts, { ...fullMembers.standard, website: 'javascript:alert(1)' }),
);
