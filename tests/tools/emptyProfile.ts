import { sectionForms, type Sections } from '@afterglow/contract/forms/sections';

/** The form of a member's profile with nothing filled in. A new field follows from the contract. */
export const emptyProfile = Object.fromEntries(
  Object.keys(sectionForms.profile.shape).map((name) => [name, name === 'section' ? 'profile' : '']),
) as unknown as Sections['profile']; // The fields are those of its schema, and each may be empty.
