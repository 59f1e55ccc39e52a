import { fieldDrafts } from './device.ts';
import { registry } from './registry.ts';

/** By the id of the upload. More uploads than this are never unfinished at a time. */
const drafts = fieldDrafts(registry.uploadDrafts, 5);

export const { read: readUploadDraft, save: saveUploadDraft, forget: forgetUploadDraft } = drafts;
