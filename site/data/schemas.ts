import type { SentRefusal } from '@afterglow/contract/postReply';
import { refusalsOf, cleanText } from '@afterglow/contract/fields';
import {
  confirmForm,
  createSignUpForm,
  deletionForm,
  newPasswordForm,
  resetForm,
  restoreForm,
  signInForm,
} from '@afterglow/contract/forms/account';
import {
  changedPlaylistForm,
  commentForm,
  messageForm,
  newPlaylistForm,
  profileForm,
} from '@afterglow/contract/forms/content';
import { contactForm, contentReportForm } from '@afterglow/contract/forms/report';
import { createUploadSaveForm, uploadLinkForm } from '@afterglow/contract/forms/upload';
import * as z from 'zod/mini';

/**
 * The schemas of the forms, which the API validates with, too. In a chunk of their own that loads when a form is first
 * sent.
 */

/** Returns what the API would refuse about these fields; empty if nothing. */
export type Validate = (fields: Readonly<Record<string, string>>, siteName: string) => SentRefusal[];

const validate =
  (schemaFor: (siteName: string) => z.ZodMiniType): Validate =>
  (fields, siteName) => {
    const received = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, cleanText(text)]));
    const parsed = z.safeParse(schemaFor(siteName), received);
    return parsed.success ? [] : refusalsOf(parsed.error);
  };

export const signIn = validate(() => signInForm);
export const signUp = validate(createSignUpForm);
export const restore = validate(() => restoreForm);
export const reset = validate(() => resetForm);
export const confirm = validate(() => confirmForm);
export const comment = validate(() => commentForm);
/** Checks only the act: nobody types these fields, and the API explains everything else. */
export const memberPress: Validate = ({ act = '' }) =>
  ['friend', 'subscribe', 'block'].includes(act) ? [] : [{ field: 'notify', code: 'bad_request' }];
export const message = validate(() => messageForm);
export const contact = validate(() => contactForm);
export const newPlaylist = validate(() => newPlaylistForm);
export const changedPlaylist = validate(() => changedPlaylistForm);
export const uploadDetails = validate(() => createUploadSaveForm(false));
/** For an upload whose file has been inspected. */
export const uploadDetailsWithPicture = validate(() => createUploadSaveForm(true));
export const uploadLink = validate(() => uploadLinkForm);
export const report = validate(() => contentReportForm);
export const profile = validate(() => profileForm);
export const newPassword = validate(() => newPasswordForm);
export const deletion = validate(() => deletionForm);
/** Refuses an unknown press, which was encoded without fields. */
export const press: Validate = ({ act = '' }) => (act === '' ? [{ field: 'notify', code: 'bad_request' }] : []);
/** Refuses a removal without the id of a video, for which the API would delete the playlist. */
export const arrangePlaylist: Validate = ({ section, video_id: video = '' }) =>
  section === 'del' && !/^\d+$/.test(video) ? [{ field: 'notify', code: 'bad_request' }] : [];
/** Accepts everything, for a form whose fields the page sets. */
export const unchecked: Validate = () => [];
