import type { Act } from '@afterglow/design-system/forms/refusals';
import type { UploadDetailsField } from '@afterglow/design-system/forms/UploadForm/view';
import { callFields } from '@afterglow/contract/callFields';
import { loginEndpoint, signupEndpoint } from '@afterglow/contract/endpoints/accounts';
import { inputEndpoint, videoEditEndpoint } from '@afterglow/contract/endpoints/content';
import type { Endpoint } from '@afterglow/contract/endpoints/endpoint';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { reportEndpoint } from '@afterglow/contract/endpoints/reports';
import { privateCodes } from '@afterglow/contract/visibilityCodes';
import { leadingTime } from './leadingTime.ts';
import type { Validate } from './schemas.ts';

type Schemas = typeof import('./schemas.ts');

/**
 * A form: its fields, its endpoint, and how it is validated before it is sent. The same in the browser and on the
 * server.
 */
export interface FormDefinition<Name extends string = string> {
  /** The act whose messages explain the form's refusals. */
  act: Act;
  endpoint: Endpoint<void>;
  /** Fields that are always sent, with their values. */
  fixed: Readonly<Record<string, string>>;
  /** Names of the form's fields as they are sent, in the order of the page. */
  names: readonly Name[];
  /** Fields whose values are never filled in again. */
  secret: readonly Name[];
  pickSchema: (schemas: Schemas) => Validate;
  /** Name of the file field, whose file is sent along if one is chosen. */
  file?: Name;
  /** Converts the typed fields to those that are validated and sent, where they differ. */
  encode?: (fields: Readonly<Record<string, string>>) => Record<string, string>;
}

/**
 * Returns the form of an act of input.php.
 * @param act whose messages explain its refusals
 * @param fixed fields that are always sent
 */
const actForm = <Name extends string>(
  act: Act,
  fixed: Readonly<Record<string, string>>,
  names: readonly Name[],
  encode?: FormDefinition['encode'],
): FormDefinition<Name> => ({
  act,
  endpoint: inputEndpoint,
  fixed,
  names,
  secret: [],
  pickSchema: (schemas) => schemas.act,
  ...(encode && { encode }),
});

export const signIn: FormDefinition<'usr' | 'pwd'> = {
  act: 'signIn',
  endpoint: loginEndpoint,
  fixed: {},
  names: ['usr', 'pwd'],
  secret: ['pwd'],
  pickSchema: (schemas) => schemas.signIn,
};

export const signUp: FormDefinition<'username' | 'email' | 'pwd' | 'captcha'> = {
  act: 'signUp',
  endpoint: signupEndpoint,
  fixed: {},
  names: ['username', 'email', 'pwd', 'captcha'],
  secret: ['pwd', 'captcha'],
  pickSchema: (schemas) => schemas.signUp,
};

export const restorePassword: FormDefinition<'email'> = {
  act: 'restore',
  endpoint: signupEndpoint,
  fixed: { section: 'restore' },
  names: ['email'],
  secret: [],
  pickSchema: (schemas) => schemas.restore,
};

/** Requests a mail with a link to sign in. */
export const requestSignInLink: FormDefinition<'email'> = {
  ...restorePassword,
  fixed: { section: 'link' },
};

/** Sends only the token of a mailed link. */
export const signInByLink: FormDefinition<never> = {
  act: 'confirm',
  endpoint: loginEndpoint,
  fixed: { section: 'link' },
  names: [],
  secret: [],
  pickSchema: (schemas) => schemas.confirm,
};

/** Sent together with the token of a mailed link. */
export const resetPassword: FormDefinition<'pwd'> = {
  act: 'reset',
  endpoint: signupEndpoint,
  fixed: { section: 'reset' },
  names: ['pwd'],
  secret: ['pwd'],
  pickSchema: (schemas) => schemas.reset,
};

/** Sends only the token of a mailed link. */
export const confirmEmail: FormDefinition<never> = {
  act: 'confirm',
  endpoint: signupEndpoint,
  fixed: { section: 'confirm' },
  names: [],
  secret: [],
  pickSchema: (schemas) => schemas.confirm,
};

/** Sends only the token of the link that was mailed to a new address. */
export const confirmNewEmail: FormDefinition<never> = { ...confirmEmail, fixed: { section: 'email' } };
/** Sends only the token of the link that was mailed to the old address. */
export const keepEmail: FormDefinition<never> = { ...confirmEmail, fixed: { section: 'keep' } };

/** Signs in with an account of a demo, without its password. */
export const signInDemo: FormDefinition<'usr'> = {
  act: 'signIn',
  endpoint: loginEndpoint,
  fixed: { section: 'demo' },
  names: ['usr'],
  secret: [],
  pickSchema: (schemas) => schemas.anything,
};

/** Sends the time that a text begins with, if it is within the video's length in `seconds`, in a field of its own. */
function withLeadingTime({ seconds = '', text: typed = '', ...fields }: Readonly<Record<string, string>>) {
  const { text, atSeconds } = leadingTime(typed, Number(seconds));
  return { ...fields, text, at_seconds: String(atSeconds ?? '') };
}

/**
 * A comment, or a reply if it has `parent_id`. The page supplies its subject and, for a video, the video's length in
 * `seconds`: a time within that length at the beginning of the text becomes a link.
 */
export const comment = actForm(
  'comment',
  { act: 'comment' },
  ['text', 'section', 'object_id', 'parent_id', 'seconds'],
  withLeadingTime,
);

/** Changes the text of the comment with the id `edit`. `seconds` is as in a new comment. */
export const editComment = actForm('comment', { act: 'comment' }, ['text', 'edit', 'seconds'], withLeadingTime);

/** The acts of a member's buttons, by the value of their `press` field. */
const memberActs: Readonly<Record<string, (id: number) => ActInput>> = {
  'friend:add': (id) => ({ act: 'friend', section: 'add', user_id: id }),
  'friend:accept': (id) => ({ act: 'friend', section: 'accept', user_id: id }),
  'friend:del': (id) => ({ act: 'friend', section: 'del', user_id: id }),
  'subscribe:add': (id) => ({ act: 'subscribe', section: 'member', object_id: id }),
  'subscribe:del': (id) => ({ act: 'subscribe', section: 'member', object_id: id, del: 1 }),
  'block:add': (id) => ({ act: 'block', section: 'add', user_id: id }),
  'block:del': (id) => ({ act: 'block', section: 'del', user_id: id }),
};

/** The act of one of a member's buttons, sent without script. An unknown one has no fields, so that it is refused. */
export const memberButtonAct = actForm('friend', {}, ['press', 'user_id'], ({ press = '', user_id = '' }) => {
  const actOf = Object.hasOwn(memberActs, press) ? memberActs[press] : undefined;
  return actOf ? callFields(actOf(Number(user_id))) : {};
});

/** A message to another member, whose id the page supplies. */
export const message = actForm('message', { act: 'message' }, ['text', 'user_id']);

/** A letter to the operator. */
export const contact: FormDefinition<'subject' | 'email' | 'message' | 'file' | 'captcha'> = {
  act: 'contact',
  endpoint: reportEndpoint,
  fixed: {},
  names: ['subject', 'email', 'message', 'file', 'captcha'],
  secret: ['file', 'captcha'],
  pickSchema: (schemas) => schemas.contact,
  file: 'file',
};

/** Converts `5:12` to seconds. Returns other text as it is, so that it is refused. */
function secondsOf(text: string): string {
  const [, hours = '0', minutes = '', seconds = ''] = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return minutes === '' ? text.trim() : String(Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds));
}

/** A report of content. Its subject is derived from the reason, so that the visitor is not asked for both. */
export const report: FormDefinition<
  'object' | 'url' | 'reason' | 'at_seconds' | 'message' | 'name' | 'email' | 'good_faith' | 'captcha'
> = {
  act: 'report',
  endpoint: reportEndpoint,
  fixed: {},
  names: ['object', 'url', 'reason', 'at_seconds', 'message', 'name', 'email', 'good_faith', 'captcha'],
  secret: ['captcha'],
  pickSchema: (schemas) => schemas.report,
  encode: (fields) => ({
    ...fields,
    subject: fields['reason'] === 'copyright' ? 'copyright' : 'illegal',
    at_seconds: secondsOf(fields['at_seconds'] ?? ''),
  }),
};

type PlaylistField = 'title' | 'desc' | 'categories' | 'orientation' | 'visibility';

const playlistForm = (fixed: Readonly<Record<string, string>>): FormDefinition<PlaylistField> =>
  actForm(
    'playlist',
    { act: 'playlist', ...fixed },
    ['title', 'desc', 'categories', 'orientation', 'visibility'],
    ({ visibility, ...fields }) => ({
      ...fields,
      private: String(privateCodes[visibility === 'private' ? 'private' : 'public']),
    }),
  );

/** A new playlist (R124). */
export const newPlaylist = playlistForm({ section: 'new' });

/** Returns the form of a new playlist that contains a video from the start. */
export const newPlaylistWith = (videoId: number) => playlistForm({ section: 'new', video_id: String(videoId) });

export const editPlaylist = (id: number) => playlistForm({ section: 'upd', playlist_id: String(id) });

/** Deletes a playlist for good, after a confirmation. */
export const deletePlaylist = (id: number) =>
  actForm<never>('playlist', { act: 'playlist', section: 'del', playlist_id: String(id) }, []);

/** Returns the ids with one of them moved by a number of places; unchanged if it is missing or would leave the list. */
function movedBy(videos: readonly string[], id: string, places: number): string[] {
  const from = videos.indexOf(id);
  const to = from + places;
  return from === -1 || to < 0 || to >= videos.length ? [...videos] : videos.toSpliced(from, 1).toSpliced(to, 0, id);
}

/**
 * Returns the form of the buttons that arrange a playlist, without script. `press` holds button and video, such as `up
 * 123`.
 */
export const arrangePlaylist = (id: number) =>
  actForm(
    'playlist',
    { act: 'playlist', playlist_id: String(id) },
    ['press', 'videos'],
    ({ press = '', videos = '' }) => {
      const [name = '', video = ''] = press.split(' ');
      if (name === 'remove') return { section: 'del', video_id: video };
      const places = { up: -1, down: 1 }[name] ?? 0;
      return { section: 'order', videos: movedBy(videos.split(','), video, places).join(',') };
    },
  );

/** The details of an upload, with its declarations last. */
export const uploadDetails: FormDefinition<UploadDetailsField | 'upload_id'> = {
  act: 'upload',
  endpoint: videoEditEndpoint,
  fixed: { section: 'save' },
  names: [
    'upload_id',
    'title',
    'desc',
    'preview',
    'categories',
    'orientation',
    'channel',
    'visibility',
    'exclusive',
    'adults',
    'consent',
    'rights',
  ],
  secret: ['adults', 'consent', 'rights'],
  pickSchema: (schemas) => schemas.uploadDetails,
};

/** The details of an upload whose file has been inspected: one of its pictures must be chosen. */
export const uploadDetailsWithPicture: typeof uploadDetails = {
  ...uploadDetails,
  pickSchema: (schemas) => schemas.uploadDetailsWithPicture,
};
