import {
  breastSizes,
  personGenders,
  hairs,
  heights,
  orientations,
  races,
  relationships,
  weights,
} from '@afterglow/contract/people';
import type { FilterCounts } from '@afterglow/contract/wire';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { countryName } from '../../cards/MemberCard/MemberCard.view.ts';
import { counted, shortCount } from '../../reader/format.ts';
import {
  ageCodes,
  breastSizeNames,
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
import type { PeopleFilters } from '../../reader/pageHrefs.ts';
import { isPending, type Pending, pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { FilterChoice, FilterField, FilterFormProps } from './FilterForm.tsx';

const messages = defineMessages({
  any: { id: 'filterForm.any', defaultMessage: 'Any' },
  letter: { id: 'filterForm.letter', defaultMessage: 'First letter' },
  race: { id: 'filterForm.race', defaultMessage: 'Ethnicity' },
  age: { id: 'filterForm.age', defaultMessage: 'Age' },
  country: { id: 'filterForm.country', defaultMessage: 'Country' },
  breastSize: { id: 'filterForm.breastSize', defaultMessage: 'Breast size' },
  hair: { id: 'filterForm.hair', defaultMessage: 'Hair' },
  height: { id: 'filterForm.height', defaultMessage: 'Height' },
  weight: { id: 'filterForm.weight', defaultMessage: 'Weight' },
  tattoo: { id: 'filterForm.tattoo', defaultMessage: 'Tattoo' },
  piercing: { id: 'filterForm.piercing', defaultMessage: 'Piercing' },
  gender: { id: 'filterForm.gender', defaultMessage: 'Gender' },
  orientation: { id: 'filterForm.orientation', defaultMessage: 'Orientation' },
  relationship: { id: 'filterForm.relationship', defaultMessage: 'Relationship' },
  avatar: { id: 'filterForm.avatar', defaultMessage: 'Picture' },
  objectId: { id: 'filterForm.objectId', defaultMessage: 'Member number' },
  yes: { id: 'filterForm.yes', defaultMessage: 'Yes' },
  no: { id: 'filterForm.no', defaultMessage: 'No' },
});

const submitLabels = {
  models: defineMessages<{ show: {}; count: { count: number; shown: string } }>({
    show: { id: 'filterForm.showModels', defaultMessage: 'Show models' },
    count: {
      id: 'filterForm.modelCount',
      defaultMessage: '{count, plural, =0 {No models match} one {Show {shown} model} other {Show {shown} models}}',
    },
  }),
  members: defineMessages<{ show: {}; count: { count: number; shown: string } }>({
    show: { id: 'filterForm.showMembers', defaultMessage: 'Show members' },
    count: {
      id: 'filterForm.memberCount',
      defaultMessage: '{count, plural, =0 {No members match} one {Show {shown} member} other {Show {shown} members}}',
    },
  }),
};

/** Countries offered as a filter; entities may have any country. */
const countries = [
  'ar',
  'at',
  'au',
  'be',
  'br',
  'ca',
  'ch',
  'cl',
  'co',
  'cz',
  'de',
  'dk',
  'ee',
  'es',
  'fi',
  'fr',
  'gb',
  'gr',
  'hu',
  'ie',
  'it',
  'jp',
  'kr',
  'mx',
  'nl',
  'no',
  'nz',
  'pl',
  'pt',
  'ro',
  'ru',
  'se',
  'th',
  'tr',
  'ua',
  'us',
  'za',
];

/** Maximum number of digits of an id that the API accepts. */
const idDigits = 9;
const idPattern = new RegExp(`^\\d{1,${idDigits}}$`);

type Choices = (reader: Reader) => { value: string; label: string }[];

interface Kind {
  /** Name of the query parameter. */
  name: string;
  label: TypedMessageDescriptor;
  /** Values in the URL and their labels; `number` for a number that the visitor types in. */
  choices: Choices | 'number';
}

/** Returns choices whose values in the URL are the codes of the API. */
const labelled =
  (codes: readonly LabelledCode[]): Choices =>
  ({ intl }) =>
    codes.map(({ code, name }) => ({ value: code, label: intl.formatMessage(name) }));

const yesOrNo: Choices = ({ intl }) => [
  { value: '1', label: intl.formatMessage(messages.yes) },
  { value: '0', label: intl.formatMessage(messages.no) },
];
const letters: Choices = () =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({ value: letter.toLowerCase(), label: letter }));
const lands: Choices = (reader) => {
  const { compare } = new Intl.Collator(reader.intl.locale);
  return countries
    .map((value) => ({ value, label: countryName(value, reader) }))
    .toSorted((one, other) => compare(one.label, other.label));
};

const modelKinds: Kind[] = [
  { name: 'letter', label: messages.letter, choices: letters },
  { name: 'age', label: messages.age, choices: labelled(ageCodes) },
  { name: 'country', label: messages.country, choices: lands },
  { name: 'race', label: messages.race, choices: labelled(wordCodes(races, raceNames)) },
  { name: 'hair', label: messages.hair, choices: labelled(numberedCodes(hairs, hairNames)) },
  { name: 'height', label: messages.height, choices: labelled(numberedCodes(heights, heightNames)) },
  { name: 'weight', label: messages.weight, choices: labelled(numberedCodes(weights, weightNames)) },
  { name: 'size_tits', label: messages.breastSize, choices: labelled(wordCodes(breastSizes, breastSizeNames)) },
  { name: 'tattoo', label: messages.tattoo, choices: yesOrNo },
  { name: 'piercing', label: messages.piercing, choices: yesOrNo },
];

const memberKinds: Kind[] = [
  { name: 'gender', label: messages.gender, choices: labelled(numberedCodes(personGenders, genderNames)) },
  { name: 'age', label: messages.age, choices: labelled(ageCodes) },
  { name: 'country', label: messages.country, choices: lands },
  {
    name: 'orientation',
    label: messages.orientation,
    choices: labelled(numberedCodes(orientations, orientationNames)),
  },
  {
    name: 'relationship',
    label: messages.relationship,
    choices: labelled(numberedCodes(relationships, relationshipNames)),
  },
  { name: 'avatar', label: messages.avatar, choices: yesOrNo },
  { name: 'object_id', label: messages.objectId, choices: 'number' },
];

export interface PeopleFiltering {
  /** The kind of list to filter. */
  of: 'models' | 'members';
  filters: PeopleFilters;
  /** URL of the first page of the filtered list. */
  href: (filters: PeopleFilters) => string;
  /** Number of results with the chosen filters; pending while it is unknown. */
  count?: number | Pending;
  /** Number of results that each choice would have with the other filters; not every API returns it. */
  filterCounts?: FilterCounts | undefined;
}

/** Adds the number of its results to each choice, if it is known. “Any” gets none. */
function countChoices(choices: readonly FilterChoice[], counts: FilterCounts[string] | undefined, reader: Reader) {
  if (counts === undefined) return choices;
  return choices.map(({ value, label }): FilterChoice => {
    const count = counts[value] ?? 0;
    return { value, label: `${label} (${shortCount(count, reader)})`, empty: count === 0 };
  });
}

/**
 * Returns the props of the form. A GET form drops the query of its action, so it submits to the unfiltered URL and each
 * field adds its parameter.
 */
export function filterForm(
  { of, filters, href, count = pending, filterCounts }: PeopleFiltering,
  reader: Reader,
): FilterFormProps {
  const labels = submitLabels[of];
  const any = { value: '', label: reader.intl.formatMessage(messages.any) };
  const kinds = of === 'models' ? modelKinds : memberKinds;
  const fields = kinds.map(({ name, label, choices }): FilterField => ({
    name,
    label: reader.intl.formatMessage(label),
    value: filters[name] ?? '',
    ...(choices === 'number'
      ? { maxLength: idDigits }
      : { choices: [any, ...countChoices(choices(reader), filterCounts?.[name], reader)] }),
  }));
  const submitUncounted = reader.intl.formatMessage(labels.show);
  return {
    action: href({}),
    fields,
    chosen: kinds.flatMap(({ name, label: descriptor, choices }) => {
      const [label, value] = [reader.intl.formatMessage(descriptor), filters[name] ?? ''];
      const shown =
        choices === 'number'
          ? value.match(idPattern)?.[0]
          : choices(reader).find((one) => one.value !== '' && one.value === value)?.label;
      return shown === undefined ? [] : [{ label: `${label}: ${shown}`, without: href({ ...filters, [name]: '' }) }];
    }),
    clear: href({}),
    submit: isPending(count) ? submitUncounted : reader.intl.formatMessage(labels.count, counted(count, reader)),
    submitUncounted,
  };
}
