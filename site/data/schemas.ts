import type { SentRefusal } from '@afterglow/contract/postReply';
import { refusalsOf, cleanText } from '@afterglow/contract/fields';
import { confirmForm, createSignUpForm, resetForm, restoreForm, signInForm } from '@afterglow/contract/forms/account';
import { actForm } from '@afterglow/contract/forms/acts';
import { contactForm, contentReportForm } from '@afterglow/contract/forms/report';
import { sectionForm } from '@afterglow/contract/forms/sections';
import { captionsForm, createUploadSaveForm, uploadLinkForm, videoChangeForm } from '@afterglow/contract/forms/upload';
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
/** An act of input.php. */
export const act = validate(() => actForm);
/** A section of member.php. */
export const section = validate(() => sectionForm);
export const contact = validate(() => contactForm);
export const uploadDetails = validate(() => createUploadSaveForm(false));
/** For an upload whose file has been inspected. */
export const uploadDetailsWithPicture = validate(() => createUploadSaveForm(true));
export const videoChange = validate(() => videoChangeForm);
const addedCaptions = validate(() => captionsForm);
/** Captions that are added, or removed, for which nobody types anything. */
export const captions: Validate = (fields, siteName) =>
  fields['section'] === 'captions' ? addedCaptions(fields, siteName) : [];
/** For a form whose fields nobody types, or which only the API can check. */
export const anything: Validate = () => [];
export const uploadLink = validate(() => uploadLinkForm);
export const report = validate(() => contentReportForm);
