/** Every call that takes an id, as requests with ids of somebody else. */
import * as fc from 'fast-check';
import { calls } from '@afterglow/contract/calls';
import { actForms } from '@afterglow/contract/forms/acts';
import { sectionForms } from '@afterglow/contract/forms/sections';
import { actions } from '../../../api/matrix.ts';
import { privateNumbers } from './privateThings.ts';

export interface SwappedRequest {
  name: string;
  path: string;
  form: Record<string, string> | null;
}

const number = fc.constantFrom(...privateNumbers);

/** Requests of the authorization matrix, each id of which is one of the victim's, of whatever kind. */
const ofMatrix = (session: string): fc.Arbitrary<SwappedRequest> =>
  fc
    .record({
      action: fc.constantFrom(...Object.entries(actions)),
      ids: fc.record({
        ...{ id: number, publicList: number, privateList: number, comment: number },
        ...{ notification: number, upload: number, session: fc.constant(session) },
      }),
    })
    .map(({ action: [name, { request }], ids }) => {
      const { path, form } = request(ids);
      const fields = form && Object.fromEntries(Object.entries(form).map(([field, value]) => [field, String(value)]));
      return { name, path, form: fields ?? null };
    });

/** Fields whose value is the id of something. */
const idFields = new Set([
  ...['object_id', 'video_id', 'user_id', 'playlist_id', 'parent_id', 'notification_id', 'upload_id', 'model_id'],
  ...['channel_id', 'comment_ids', 'videos', 'edit', 'pin', 'unpin'],
]);

/** Values with which the fields of a form without ids are taken. */
const words: Readonly<Record<string, string>> = {
  ...{ text: 'Words', title: 'A title', desc: 'Some words', categories: 'lakeside', orientation: 'str', vote: '1' },
  ...{ page: '1', only: 'unread', sort: 'newest', kinds: 'wall', digest: 'daily', tabs: 'info', visible: '1' },
  ...{ link: 'https://elsewhere.example/film.mp4', lang: 'en', chapters: '0:00 Arrival\n0:10 The lake', preview: '1' },
  ...{ adults: '1', consent: '1', rights: '1', visibility: '0', track: 'captions-1.vtt', pwd: 'wrong', old: 'wrong' },
  ...{ new: 'the new lantern', email: 'other@mail.example', username: 'another lantern' },
};

interface FormSpec {
  name: string;
  path: string;
  /** Names of the fields. */
  fields: readonly string[];
  /** Fields with one value, and those with a few. */
  fixed: Readonly<Record<string, readonly string[]>>;
}

interface FieldRule {
  _zod: { values?: ReadonlySet<unknown> | undefined };
}

/** Reads the names of a form's fields, and the values of those that have a few, from its schema. */
const specOf = (name: string, path: string, shape: Readonly<Record<string, FieldRule>>): FormSpec => ({
  ...{ name, path, fields: Object.keys(shape) },
  fixed: Object.fromEntries(
    Object.entries(shape).flatMap(([field, { _zod }]) => (_zod.values ? [[field, [..._zod.values].map(String)]] : [])),
  ),
});

const uploadFields: Readonly<Record<string, readonly string[]>> = {
  status: ['upload_id'],
  save: ['upload_id', 'title', 'categories', 'orientation', 'preview', 'adults', 'consent', 'rights'],
  edit: ['video_id', 'title', 'desc', 'categories', 'visibility', 'preview'],
  delete: ['video_id'],
  restore: ['video_id'],
  captions_remove: ['video_id', 'track'],
  chapters: ['video_id', 'chapters'],
};

const specs: readonly FormSpec[] = [
  ...Object.entries(actForms).map(([name, { shape }]) => specOf(name, calls.input.path(), shape)),
  ...Object.entries(sectionForms).map(([name, { shape }]) => specOf(name, calls.ownPage.path(), shape)),
  ...Object.entries(uploadFields).map(([section, fields]) => ({
    ...{ name: `upload ${section}`, path: calls.videoEdit.path() },
    ...{ fields: ['section', ...fields], fixed: { section: [section] } },
  })),
].filter(({ fields }) => fields.some((field) => idFields.has(field) || field === 'del' || field === 'end'));

/** A value for a field. `del` is an id in one form and a flag in another, so it is either. */
function valueOf(field: string, { fixed }: FormSpec, session: string): fc.Arbitrary<string> {
  const values = fixed[field];
  if (values) return fc.constantFrom(...values);
  if (field === 'end') return fc.constant(session);
  if (field === 'del') return fc.oneof(number.map(String), fc.constant('1'));
  return idFields.has(field) ? number.map(String) : fc.constant(words[field] ?? '');
}

const ofForms = (session: string): fc.Arbitrary<SwappedRequest> =>
  fc.constantFrom(...specs).chain((spec) =>
    fc.record(Object.fromEntries(spec.fields.map((field) => [field, valueOf(field, spec, session)]))).map((form) => ({
      ...{ name: spec.name, path: spec.path },
      form: Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '')),
    })),
  );

/** Requests for paths of files of an upload that is not published. */
const files: fc.Arbitrary<SwappedRequest> = fc
  .constantFrom(
    ...['288x162/1.jpg', '384x216/1.jpg', '1280x720/1.jpg', 'preview.mp4', 'storyboard.vtt', 'chapters.vtt'].flatMap(
      (name) => ['a', 'b'].map((key) => `/media/uploads/${key.repeat(32)}/${name}`),
    ),
    ...['viewer', 'moderator'].flatMap((role) =>
      privateNumbers.map((id) => `/get_file/upload/${'0'.repeat(32)}/${role}/${id}/9999999999/file_hq.mp4`),
    ),
  )
  .map((path) => ({ name: 'a file', path, form: null }));

export const swappedRequests = (session: string): fc.Arbitrary<SwappedRequest> =>
  fc.oneof(
    { weight: 5, arbitrary: ofMatrix(session) },
    { weight: 5, arbitrary: ofForms(session) },
    { weight: 1, arbitrary: files },
  );
