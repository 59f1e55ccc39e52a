import type { Audience } from '@afterglow/contract/audience';
import { ownPageEndpoint } from '@afterglow/contract/endpoints/accounts';
import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import type { SectionName } from '@afterglow/contract/forms/sections';
import { openableTabs, type OpenableTab } from '@afterglow/contract/memberTabs';
import type { FormDefinition } from './formDefinitions.ts';

/**
 * The forms of a member's own account (R85), in a module apart from the forms that visitors without an account load.
 */

/** Returns the form of a section of the member's own page. */
const ownForm = <Name extends string>(
  section: SectionName,
  names: readonly Name[],
  options: Partial<Pick<FormDefinition<Name>, 'secret' | 'file'>> = {},
): FormDefinition<Name> => ({
  act: 'profile',
  endpoint: ownPageEndpoint,
  fixed: { section },
  names,
  secret: [],
  pickSchema: (schemas) => schemas.section,
  ...options,
});

export const profile = ownForm('profile', [
  'gender',
  'orientation',
  'relationship',
  'birth_date',
  'country',
  'education',
  'website',
]);

/** The audiences of each tab, of being online and of what the member does, and whether the member is listed: an API may not know these. */
export const privacy: FormDefinition<OpenableTab | 'online_to' | 'activity_to' | 'listed'> = {
  ...ownForm('privacy', [...openableTabs, 'online_to', 'activity_to', 'listed']),
  encode: (fields) => {
    const tabsFor = (audience: Audience) => openableTabs.filter((tab) => fields[tab] === audience).join(',');
    const { online_to, activity_to, listed } = fields;
    return {
      tabs: tabsFor('everybody'),
      ...(activity_to && { activity_to }),
      ...(online_to && { friend_tabs: tabsFor('friends'), online_to, listed: listed === '1' ? '1' : '0' }),
    };
  },
};

/** `kinds`: what the member is told, separated by commas; `digest`: how often by mail. */
export const notificationSettings = ownForm('notification_settings', ['kinds', 'digest']);

/** `section`: whether one notification is marked as read or all up to it. */
export const notificationMark: FormDefinition<'section' | 'notification_id'> = {
  act: 'profile',
  endpoint: inputEndpoint,
  fixed: { act: 'notification' },
  names: ['section', 'notification_id'],
  secret: [],
  pickSchema: (schemas) => schemas.act,
};

export const avatar = ownForm('avatar', ['file'], { file: 'file', secret: ['file'] });
export const cover = ownForm('cover', ['file'], { file: 'file', secret: ['file'] });

export const password = ownForm('password', ['old', 'new'], { secret: ['old', 'new'] });

export const username = ownForm('username', ['username']);

/** `email`: the new address, which is mailed a link to confirm it. */
export const email = ownForm('email', ['email', 'pwd'], { secret: ['pwd'] });

/** `end`: the id of the session to end, or `others`. */
export const sessions = ownForm('sessions', ['end']);

/** Requests all data of the account, as a file. */
export const accountCopy = ownForm<never>('export', []);

export const deletion = ownForm('delete', ['pwd'], { secret: ['pwd'] });

/** `section`: what to do with the account's history; `video_id` is empty unless one video is removed. */
export const history: FormDefinition<'section' | 'video_id'> = {
  act: 'profile',
  endpoint: inputEndpoint,
  fixed: { act: 'history' },
  names: ['section', 'video_id'],
  secret: [],
  pickSchema: (schemas) => schemas.act,
  encode: ({ video_id, ...fields }) => (video_id ? { ...fields, video_id } : fields),
};
