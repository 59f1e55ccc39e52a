import { genders } from '@afterglow/fixtures/contract/lists';
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
} from '@afterglow/fixtures/contract/people';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import preview from '@afterglow/storybook/preview';
import type { TypedMessageDescriptor } from 'react-intl';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { memberFacts } from '../memberFacts.view.ts';
import { modelFacts } from '../modelFacts.view.ts';
import {
  ageNames,
  breastSizeNames,
  catalogueNames,
  eyeNames,
  genderNames,
  hairNames,
  heightNames,
  orientationNames,
  raceNames,
  relationshipNames,
  weightNames,
} from '../people.view.ts';
import { channelFacts, pendingFacts } from '../profiles.view.ts';
import { FactTable, type FactTableProps } from './FactTable.tsx';

interface Code {
  /** As it stands on the wire. */
  code: string;
  name: TypedMessageDescriptor;
}

const coded = <Word extends string>(
  table: Readonly<Record<number, Word>>,
  names: Record<Word, TypedMessageDescriptor>,
): Code[] => Object.entries(table).map(([code, word]) => ({ code, name: names[word] }));
const worded = <Word extends string>(words: readonly Word[], names: Record<Word, TypedMessageDescriptor>): Code[] =>
  words.map((word) => ({ code: word, name: names[word] }));

/** Every code of a table with its label. */
const labels = (codes: readonly Code[], { intl }: Reader): FactTableProps => ({
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

export const CatalogueCodes = meta.story(fromView(FactTable, labels, worded(genders, catalogueNames)));
export const GenderCodes = meta.story(fromView(FactTable, labels, coded(personGenders, genderNames)));
export const OrientationCodes = meta.story(fromView(FactTable, labels, coded(orientations, orientationNames)));
export const RelationshipCodes = meta.story(fromView(FactTable, labels, coded(relationships, relationshipNames)));
export const EyeCodes = meta.story(fromView(FactTable, labels, coded(eyes, eyeNames)));
export const HairCodes = meta.story(fromView(FactTable, labels, coded(hairs, hairNames)));
export const HeightCodes = meta.story(fromView(FactTable, labels, coded(heights, heightNames)));
export const WeightCodes = meta.story(fromView(FactTable, labels, coded(weights, weightNames)));
export const RaceCodes = meta.story(fromView(FactTable, labels, worded(races, raceNames)));
export const BreastSizeCodes = meta.story(fromView(FactTable, labels, worded(breastSizes, breastSizeNames)));
export const AgeCodes = meta.story(
  fromView(
    FactTable,
    labels,
    ([1, 2, 3, 4] as const).map((code) => ({ code: String(code), name: ageNames[code] })),
  ),
);
