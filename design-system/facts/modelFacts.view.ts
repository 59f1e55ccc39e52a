import type { FullModel } from '@afterglow/contract/model';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { countryName } from '../cards/MemberCard/MemberCard.view.ts';
import { day } from '../reader/format.ts';
import type { Reader } from '../reader/reader.ts';
import type { FactTableProps } from './FactTable/FactTable.tsx';
import {
  breastSizeNames,
  eyeNames,
  genderNames,
  hairNames,
  heightNames,
  raceNames,
  weightNames,
} from '../reader/peopleNames.ts';

const messages = defineMessages<{
  alias: {};
  age: {};
  born: {};
  gender: {};
  race: {};
  country: {};
  career: {};
  careerActive: { start: string };
  careerOver: { start: string; end: string };
  debut: {};
  zodiac: {};
  hair: {};
  eye: {};
  height: {};
  weight: {};
  breastSize: {};
  measurements: {};
  tattoo: {};
  piercing: {};
  added: {};
  yes: {};
  no: {};
}>({
  alias: { id: 'modelFacts.alias', defaultMessage: 'Also called' },
  age: { id: 'modelFacts.age', defaultMessage: 'Age' },
  born: { id: 'modelFacts.born', defaultMessage: 'Born' },
  gender: { id: 'modelFacts.gender', defaultMessage: 'Gender' },
  race: { id: 'modelFacts.race', defaultMessage: 'Ethnicity' },
  country: { id: 'modelFacts.country', defaultMessage: 'Country' },
  career: { id: 'modelFacts.career', defaultMessage: 'Career' },
  careerActive: { id: 'modelFacts.careerActive', defaultMessage: 'Since {start}' },
  careerOver: { id: 'modelFacts.careerOver', defaultMessage: '{start} to {end}' },
  debut: { id: 'modelFacts.debut', defaultMessage: 'Age at the start' },
  zodiac: { id: 'modelFacts.zodiac', defaultMessage: 'Star sign' },
  hair: { id: 'modelFacts.hair', defaultMessage: 'Hair' },
  eye: { id: 'modelFacts.eye', defaultMessage: 'Eyes' },
  height: { id: 'modelFacts.height', defaultMessage: 'Height' },
  weight: { id: 'modelFacts.weight', defaultMessage: 'Weight' },
  breastSize: { id: 'modelFacts.breastSize', defaultMessage: 'Breast size' },
  measurements: { id: 'modelFacts.measurements', defaultMessage: 'Measurements' },
  tattoo: { id: 'modelFacts.tattoo', defaultMessage: 'Tattoo' },
  piercing: { id: 'modelFacts.piercing', defaultMessage: 'Piercing' },
  added: { id: 'modelFacts.added', defaultMessage: 'Here since' },
  yes: { id: 'modelFacts.yes', defaultMessage: 'Yes' },
  no: { id: 'modelFacts.no', defaultMessage: 'No' },
});

const zodiacNames = defineMessages({
  aries: { id: 'modelFacts.zodiac.aries', defaultMessage: 'Aries' },
  taurus: { id: 'modelFacts.zodiac.taurus', defaultMessage: 'Taurus' },
  gemini: { id: 'modelFacts.zodiac.gemini', defaultMessage: 'Gemini' },
  cancer: { id: 'modelFacts.zodiac.cancer', defaultMessage: 'Cancer' },
  leo: { id: 'modelFacts.zodiac.leo', defaultMessage: 'Leo' },
  virgo: { id: 'modelFacts.zodiac.virgo', defaultMessage: 'Virgo' },
  libra: { id: 'modelFacts.zodiac.libra', defaultMessage: 'Libra' },
  scorpio: { id: 'modelFacts.zodiac.scorpio', defaultMessage: 'Scorpio' },
  sagittarius: { id: 'modelFacts.zodiac.sagittarius', defaultMessage: 'Sagittarius' },
  capricorn: { id: 'modelFacts.zodiac.capricorn', defaultMessage: 'Capricorn' },
  aquarius: { id: 'modelFacts.zodiac.aquarius', defaultMessage: 'Aquarius' },
  pisces: { id: 'modelFacts.zodiac.pisces', defaultMessage: 'Pisces' },
});
const zodiacs: Partial<Record<string, TypedMessageDescriptor>> = zodiacNames;

/** Such as `2009 to 2015`; empty if it is not known. */
function careerYears({ start, active, end }: FullModel['career'], { intl }: Reader): string {
  const years = { start: String(start), end: String(end) };
  if (start === 0) return '';
  if (active) return intl.formatMessage(messages.careerActive, years);
  return end === 0 ? years.start : intl.formatMessage(messages.careerOver, years);
}

/** Returns the known facts about a model; missing ones are omitted. */
export function modelFacts(model: FullModel, reader: Reader): FactTableProps {
  const { formatMessage, formatNumber } = reader.intl;
  const say = (sentence: TypedMessageDescriptor) => formatMessage(sentence);
  const named = <Word extends string>(word: Word | null, names: Record<Word, TypedMessageDescriptor>) =>
    word === null ? '' : say(names[word]);
  const yesOrNo = (value: boolean) => say(value ? messages.yes : messages.no);
  const { debutAge } = model.career;
  const zodiac = zodiacs[model.zodiac];
  // If nothing is known, "no tattoo" would be a false claim.
  const described = model.hair !== null || model.height !== null || model.tattoo || model.piercing;
  const rows: [TypedMessageDescriptor, string][] = [
    [messages.alias, model.alias],
    [messages.age, model.age > 0 ? formatNumber(model.age) : ''],
    [messages.born, model.bornAt === null ? '' : day(model.bornAt, reader)],
    [messages.gender, named(model.gender, genderNames)],
    [messages.race, named(model.race, raceNames)],
    [messages.country, countryName(model.country, reader)],
    [messages.career, careerYears(model.career, reader)],
    [messages.debut, debutAge > 0 ? formatNumber(debutAge) : ''],
    [messages.zodiac, zodiac ? say(zodiac) : model.zodiac],
    [messages.hair, named(model.hair, hairNames)],
    [messages.eye, named(model.eye, eyeNames)],
    [messages.height, named(model.height, heightNames)],
    [messages.weight, named(model.weight, weightNames)],
    [messages.breastSize, named(model.breastSize, breastSizeNames)],
    [messages.measurements, model.measurements],
    [messages.tattoo, described ? yesOrNo(model.tattoo) : ''],
    [messages.piercing, described ? yesOrNo(model.piercing) : ''],
    [messages.added, model.addedAt === 0 ? '' : day(model.addedAt, reader)],
  ];
  return {
    description: model.description,
    facts: rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name: say(name), value })),
  };
}
