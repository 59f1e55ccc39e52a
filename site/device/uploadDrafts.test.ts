// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetUploadDraft, readUploadDraft, saveUploadDraft } from './uploadDrafts.ts';

beforeEach(() => localStorage.clear());

test('what is written of an upload is kept until it is saved or given up', () => {
  saveUploadDraft(1, { title: 'Our bal' });
  saveUploadDraft(2, { title: 'Other' });
  saveUploadDraft(1, { title: 'Our balcony', categories: 'lakeside,trams' });
  expect(readUploadDraft(1)).toEqual({ title: 'Our balcony', categories: 'lakeside,trams' });
  forgetUploadDraft(1);
  expect(readUploadDraft(1)).toBeNull();
  expect(readUploadDraft(2)).toEqual({ title: 'Other' });
  forgetUploadDraft(2);
  expect(localStorage, 'not even an empty list').toHaveLength(0);
});

test('only the last five are kept', () => {
  for (let id = 1; id <= 6; id += 1) saveUploadDraft(id, { title: 'Text' });
  expect(readUploadDraft(1)).toBeNull();
  expect(readUploadDraft(2)).toEqual({ title: 'Text' });
});
