import { fieldDrafts } from './device.ts';
import { registry } from './registry.ts';

/** Keyed by upload id. No one has more unfinished uploads at a time. */
const drafts = fieldDrafts(registry.uploadDrafts, 5);

export const { read: readUploadDraft, save: saveUploadDraft, forget: forgetUploadDraft } = drafts;
