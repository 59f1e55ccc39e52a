import { ownPageEndpoint } from '@afterglow/contract/endpoints/accounts';
import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import type { FormDefinition } from './forms.ts';

/** The forms of a member's own account (R85). Apart from the others, which visitors without an account load. */

/** What a section of the own page sends; only the API can refuse one without a schema. */
const ownForm = <Name extends string>(
  section: string,
  names: readonly Name[],
  options: Partial<Pick<FormDefinition<Name>, 'secret' | 'pickSchema' | 'file'>> = {},
): FormDefinition<Name> => ({
  act: 'profile',
  endpoint: ownPageEndpoint,
  fixed: { section },
  names,
  secret: [],
  pickSchema: (schemas) => schemas.unchecked,
  ...options,
});

export const profile = ownForm(
  'profile',
  ['gender', 'orientation', 'relationship', 'birth_date', 'country', 'education', 'website'],
  { pickSchema: (schemas) => schemas.profile },
);

/** `tabs`: those that others may see, with commas. */
export const privacy = ownForm('privacy', ['tabs']);

export const avatar = ownForm('avatar', ['file'], { file: 'file', secret: ['file'] });
export const cover = ownForm('cover', ['file'], { file: 'file', secret: ['file'] });

export const password = ownForm('password', ['old', 'new'], {
  pickSchema: (schemas) => schemas.newPassword,
  secret: ['old', 'new'],
});

/** `end`: the id of a session, or `others`. */
export const sessions = ownForm('sessions', ['end']);

/** All data of the account, as a file. */
export const accountCopy = ownForm<never>('export', []);

export const deletion = ownForm('delete', ['pwd'], {
  pickSchema: (schemas) => schemas.deletion,
  secret: ['pwd'],
});

/** `section`: what is done with the history of the account; `video_id` is sent where one is removed. */
export const history: FormDefinition<'section' | 'video_id'> = {
  act: 'profile',
  endpoint: inputEndpoint,
  fixed: { act: 'history' },
  names: ['section', 'video_id'],
  secret: [],
  pickSchema: (schemas) => schemas.unchecked,
};
