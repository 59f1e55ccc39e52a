import { genders } from '@afterglow/contract/lists';
import {
  breastSizes,
  eyes,
  hairs,
  heights,
  orientations,
  personGenders,
  races,
  relationships,
  weights,
} from '@afterglow/contract/people';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import preview from '@afterglow/storybook/preview';
import { catalogueNames } from '../../layout/catalogueNames.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { memberFacts } from '../memberFacts.view.ts';
import { modelFacts } from '../modelFacts.view.ts';
import {
  ageCodes,
  breastSizeNames,
  eyeNames,
  genderNames,
  hairNames,
  heightNames,
  numberedCodes,
  orientationNames,
  raceNames,
  relationshipNames,
  weightNames,
  wordCodes,
  type LabelledCode,
} from '../../reader/peopleNames.ts';
import { channelFacts, pendingFacts } from '../profiles.view.ts';
import { FactTable, type FactTableProps } from './FactTable.tsx';

/** A row for each code, with its label. */
const labels = (codes: readonly LabelledCode[], { intl }: Reader): FactTableProps => ({
  facts: codes.map(({ code, name }) => ({ name: code, value: intl.formatMessage(name) })),
});

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

export const CatalogueCodes = meta.story(fromView(FactTable, labels, wordCodes(genders, catalogueNames)));
export const GenderCodes = meta.story(fromView(FactTable, labels, numberedCodes(personGenders, genderNames)));
export const OrientationCodes = meta.story(fromView(FactTable, labels, numberedCodes(orientations, orientationNames)));
export const RelationshipCodes = meta.story(
  fromView(FactTable, labels, numberedCodes(relationships, relationshipNames)),
);
export const EyeCodes = meta.story(fromView(FactTable, labels, numberedCodes(eyes, eyeNames)));
export const HairCodes = meta.story(fromView(FactTable, labels, numberedCodes(hairs, hairNames)));
export const HeightCodes = meta.story(fromView(FactTable, labels, numberedCodes(heights, heightNames)));
export const WeightCodes = meta.story(fromView(FactTable, labels, numberedCodes(weights, weightNames)));
export const RaceCodes = meta.story(fromView(FactTable, labels, wordCodes(races, raceNames)));
export const BreastSizeCodes = meta.story(fromView(FactTable, labels, wordCodes(breastSizes, breastSizeNames)));
export const AgeCodes = meta.story(fromView(FactTable, labels, ageCodes));
