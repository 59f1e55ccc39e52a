import type { FullMember } from '@afterglow/contract/member';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { countryName } from '../cards/MemberCard/MemberCard.view.ts';
import { day } from '../reader/format.ts';
import type { Reader } from '../reader/reader.ts';
import type { FactTableProps } from './FactTable/FactTable.tsx';
import { genderNames, orientationNames, relationshipNames } from '../reader/peopleNames.ts';
import { website } from './website.view.ts';

const messages = defineMessages({
  gender: { id: 'memberFacts.gender', defaultMessage: 'Gender' },
  age: { id: 'memberFacts.age', defaultMessage: 'Age' },
  born: { id: 'memberFacts.born', defaultMessage: 'Born' },
  country: { id: 'memberFacts.country', defaultMessage: 'Country' },
  relationship: { id: 'memberFacts.relationship', defaultMessage: 'Relationship' },
  orientation: { id: 'memberFacts.orientation', defaultMessage: 'Orientation' },
  education: { id: 'memberFacts.education', defaultMessage: 'Education' },
  website: { id: 'memberFacts.website', defaultMessage: 'Website' },
});

/** Returns the facts that a member has filled in. Only web URLs become links. */
export function memberFacts(member: FullMember, reader: Reader): FactTableProps {
  const say = (sentence: TypedMessageDescriptor) => reader.intl.formatMessage(sentence);
  const named = <Word extends string>(word: Word | null, names: Record<Word, TypedMessageDescriptor>) =>
    word === null ? '' : say(names[word]);
  const rows: [TypedMessageDescriptor, string][] = [
    [messages.gender, named(member.gender, genderNames)],
    [messages.age, member.age > 0 ? reader.intl.formatNumber(member.age) : ''],
    [messages.born, member.bornAt === null ? '' : day(member.bornAt, reader)],
    [messages.country, countryName(member.country, reader)],
    [messages.relationship, named(member.relationship, relationshipNames)],
    [messages.orientation, named(member.orientation, orientationNames)],
    [messages.education, member.education],
    [messages.website, member.website],
  ];
  return {
    facts: rows
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (name === messages.website ? website(say(name), value) : { name: say(name), value })),
  };
}
