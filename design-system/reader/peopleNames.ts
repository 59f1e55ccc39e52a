import type {
  BreastSize,
  Eye,
  PersonGender,
  Hair,
  Height,
  Orientation,
  Race,
  Relationship,
  Weight,
} from '@afterglow/contract/people';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';

/** Labels for the codes used for people. Hair, height and weight are provisional: the API family does not name them. */
export const genderNames = defineMessages({
  man: { id: 'people.gender.man', defaultMessage: 'Man' },
  woman: { id: 'people.gender.woman', defaultMessage: 'Woman' },
  trans: { id: 'people.gender.trans', defaultMessage: 'Trans' },
}) satisfies Record<PersonGender, TypedMessageDescriptor>;

export const orientationNames = defineMessages({
  unsure: { id: 'people.orientation.unsure', defaultMessage: 'Not sure' },
  hetero: { id: 'people.orientation.hetero', defaultMessage: 'Hetero' },
  gay: { id: 'people.orientation.gay', defaultMessage: 'Gay' },
  lesbian: { id: 'people.orientation.lesbian', defaultMessage: 'Lesbian' },
  bisexual: { id: 'people.orientation.bisexual', defaultMessage: 'Bisexual' },
}) satisfies Record<Orientation, TypedMessageDescriptor>;

export const relationshipNames = defineMessages({
  single: { id: 'people.relationship.single', defaultMessage: 'Single' },
  married: { id: 'people.relationship.married', defaultMessage: 'Married' },
  open: { id: 'people.relationship.open', defaultMessage: 'Open' },
}) satisfies Record<Relationship, TypedMessageDescriptor>;

export const eyeNames = defineMessages({
  blue: { id: 'people.eye.blue', defaultMessage: 'Blue' },
  gray: { id: 'people.eye.gray', defaultMessage: 'Grey' },
  green: { id: 'people.eye.green', defaultMessage: 'Green' },
  amber: { id: 'people.eye.amber', defaultMessage: 'Amber' },
  brown: { id: 'people.eye.brown', defaultMessage: 'Brown' },
  hazel: { id: 'people.eye.hazel', defaultMessage: 'Hazel' },
  black: { id: 'people.eye.black', defaultMessage: 'Black' },
}) satisfies Record<Eye, TypedMessageDescriptor>;

export const hairNames = defineMessages({
  black: { id: 'people.hair.black', defaultMessage: 'Black' },
  dark: { id: 'people.hair.dark', defaultMessage: 'Dark' },
  red: { id: 'people.hair.red', defaultMessage: 'Red' },
  brown: { id: 'people.hair.brown', defaultMessage: 'Brown' },
  blond: { id: 'people.hair.blond', defaultMessage: 'Blond' },
}) satisfies Record<Hair, TypedMessageDescriptor>;

export const heightNames = defineMessages({
  under155: { id: 'people.height.under155', defaultMessage: 'Under 155 cm' },
  '155to165': { id: 'people.height.155to165', defaultMessage: '155–165 cm' },
  '166to175': { id: 'people.height.166to175', defaultMessage: '166–175 cm' },
  over175: { id: 'people.height.over175', defaultMessage: 'Over 175 cm' },
}) satisfies Record<Height, TypedMessageDescriptor>;

export const weightNames = defineMessages({
  under50: { id: 'people.weight.under50', defaultMessage: 'Under 50 kg' },
  '50to60': { id: 'people.weight.50to60', defaultMessage: '50–60 kg' },
  '61to70': { id: 'people.weight.61to70', defaultMessage: '61–70 kg' },
  over70: { id: 'people.weight.over70', defaultMessage: 'Over 70 kg' },
}) satisfies Record<Weight, TypedMessageDescriptor>;

export const raceNames = defineMessages({
  asian: { id: 'people.race.asian', defaultMessage: 'Asian' },
  caucasian: { id: 'people.race.caucasian', defaultMessage: 'Caucasian' },
  ebony: { id: 'people.race.ebony', defaultMessage: 'Ebony' },
  latin: { id: 'people.race.latin', defaultMessage: 'Latin' },
}) satisfies Record<Race, TypedMessageDescriptor>;

export const breastSizeNames = defineMessages({
  small: { id: 'people.breastSize.small', defaultMessage: 'Small' },
  medium: { id: 'people.breastSize.medium', defaultMessage: 'Medium' },
  big: { id: 'people.breastSize.big', defaultMessage: 'Big' },
  huge: { id: 'people.breastSize.huge', defaultMessage: 'Huge' },
}) satisfies Record<BreastSize, TypedMessageDescriptor>;

/** Labels for the codes 1 to 4 of the age filter. */
export const ageNames = defineMessages({
  1: { id: 'people.age.1', defaultMessage: '18–21' },
  2: { id: 'people.age.2', defaultMessage: '22–29' },
  3: { id: 'people.age.3', defaultMessage: '30–39' },
  4: { id: 'people.age.4', defaultMessage: '40 and over' },
});

/** A code as sent to and received from the API, and its label. */
export interface LabelledCode {
  code: string;
  name: TypedMessageDescriptor;
}

/** Returns the codes of a table with numeric keys, with their labels. */
export const numberedCodes = <Word extends string>(
  table: Readonly<Record<number, Word>>,
  names: Record<Word, TypedMessageDescriptor>,
): LabelledCode[] => Object.entries(table).map(([code, word]) => ({ code, name: names[word] }));

/** Returns codes that are words, with their labels. */
export const wordCodes = <Word extends string>(
  words: readonly Word[],
  names: Record<Word, TypedMessageDescriptor>,
): LabelledCode[] => words.map((code) => ({ code, name: names[code] }));

export const ageCodes: readonly LabelledCode[] = ([1, 2, 3, 4] as const).map((code) => ({
  code: String(code),
  name: ageNames[code],
}));
