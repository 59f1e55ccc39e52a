import { countryCodes } from '@afterglow/contract/countryCodes';
import type { FullMember } from '@afterglow/contract/member';
import { orientations, personGenders, relationships } from '@afterglow/contract/people';
import { defineMessages } from 'react-intl';
import { countryName } from '../../cards/MemberCard/MemberCard.view.ts';
import { isoDay } from '../../reader/format.ts';
import {
  genderNames,
  numberedCodes,
  orientationNames,
  relationshipNames,
  type LabelledCode,
} from '../../reader/peopleNames.ts';
import type { Reader } from '../../reader/reader.ts';

import type { ProfileInfoFormProps } from './ProfileInfoForm.tsx';

const messages = defineMessages({ unsaid: { id: 'profileInfoForm.unsaid', defaultMessage: 'Not said' } });

/** Returns the code of a word in a table; empty if there is none. */
const codeOf = (word: string | null, table: Readonly<Record<number, string>>): string =>
  Object.entries(table).find(([, one]) => one === word)?.[0] ?? '';

const codes = {
  gender: numberedCodes(personGenders, genderNames),
  orientation: numberedCodes(orientations, orientationNames),
  relationship: numberedCodes(relationships, relationshipNames),
};

function countries(reader: Reader) {
  const { compare } = new Intl.Collator(reader.intl.locale);
  return countryCodes
    .map((value) => ({ value, label: countryName(value, reader) }))
    .toSorted((one, other) => compare(one.label, other.label));
}

type ProfileInfo = Pick<ProfileInfoFormProps, 'action' | 'values' | 'choices'>;

/** Returns the props of the form for a member's own profile, with its current values. */
export function profileInfoForm(member: FullMember, reader: Reader): ProfileInfo {
  const { formatMessage } = reader.intl;
  const unsaid = { value: '', label: formatMessage(messages.unsaid) };
  const labelled = (labels: readonly LabelledCode[]) => [
    unsaid,
    ...labels.map(({ code, name }) => ({ value: code, label: formatMessage(name) })),
  ];
  return {
    action: reader.href.here(),
    values: {
      gender: codeOf(member.gender, personGenders),
      orientation: codeOf(member.orientation, orientations),
      relationship: codeOf(member.relationship, relationships),
      birth_date: member.bornAt === null ? '' : isoDay(member.bornAt),
      country: member.country,
      education: member.education,
      website: member.website,
    },
    choices: {
      gender: labelled(codes.gender),
      orientation: labelled(codes.orientation),
      relationship: labelled(codes.relationship),
      country: [unsaid, ...countries(reader)],
    },
  };
}
