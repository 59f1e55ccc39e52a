/** Captions and chapters that an uploader adds: strange files are read strictly, and written anew. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { moderate } from '@afterglow/api/moderation/moderate';
import { removeDeletedVideos } from '@afterglow/api/scheduledJobs';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import { chapterLines, readChapters } from '@afterglow/api/uploads/readChapters';
import { decodeTrack, readCues, UnreadableTrack } from '@afterglow/api/uploads/readCues';
import { writeCues } from '@afterglow/api/worker/webvtt';
import { maxTrackBytes } from '@afterglow/contract/bodyLimits';
import { calls } from '@afterglow/contract/calls';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { categories } from '@afterglow/fixtures/data/categories';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { TestApi } from './testApi.ts';
import { createTestApi, moderationContextOf } from './testApi.ts';
import { createTestQueue, createUploader, inspected, makeMp4, savedForm, worker } from './uploadRequests.ts';

const dayMs = 24 * 60 * 60_000;
const [{ dir: category } = { dir: '' }] = categories;

let api: TestApi;
let as: string;
let other: string;
let queue: ReturnType<typeof createTestQueue>;
let uploader: ReturnType<typeof createUploader>;
beforeAll(async () => {
  api = await createTestApi({}, undefined, undefined, { freeBytes: async () => 1e12 });
  queue = createTestQueue(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  as = await api.signIn(fullMembers.own.id);
  other = await api.signIn(fullMembers.standard.id);
  uploader = createUploader(api, as);
  await api.database.execute(sql`delete from attempts`);
  await api.database.execute(sql`delete from videos where id in (select video_id from uploads)`);
  await api.database.execute(sql`delete from uploads`);
});

const claim = async () => {
  const job = await queue.claim(worker);
  if (!job) throw new Error('There is no job.');
  return job;
};

const found = [{ kind: 'captions' as const, file: 'captions-1.vtt', lang: 'de', label: 'Deutsch' }];
const encoded = { files: [], hls: false, storyboard: false, preview: false, tracks: found, more: false };

/** Uploads a video of 754 seconds, whose file has captions in German, and saves its form. */
async function upload(number: number) {
  const { reply } = await uploader.send('file', { duration: 754 }, makeMp4(5_000, number));
  const inspection = await claim();
  await queue.complete(inspection, inspected(inspection));
  await uploader.send('save', { upload_id: String(reply['upload_id']), ...savedForm({ categories: category }) });
  const [row] = await queryRows<{ key: string; video_id: number }>(
    api.database,
    sql`select key, video_id from uploads where id = ${Number(reply['upload_id'])}`,
  );
  return { id: row?.video_id ?? 0, key: row?.key ?? '' };
}

async function publish(number: number) {
  const video = await upload(number);
  await queue.complete(await claim(), encoded);
  await moderate(moderationContextOf(api), ['approve', String(video.id)]);
  return video;
}

const srt = (...texts: string[]) =>
  texts
    .map((text, index) => `${index + 1}\r\n00:00:0${index},500 --> 00:00:0${index + 1},250\r\n${text}\r\n`)
    .join('\r\n');

const add = (id: number, file: string | Buffer, lang = 'en', by = uploader) =>
  by.send('captions', { video_id: id, lang }, Buffer.isBuffer(file) ? file : Buffer.from(file), 'captions.srt');
const write = (id: number, chapters: string) => uploader.send('chapters', { video_id: id, chapters });

const codesOf = ({ reply }: { reply: { codes?: { field: string; code: string; info?: object }[] } }) =>
  reply.codes?.map(({ field, code, info }) => ({ field, code, ...info }));

const tracksOf = async (id: number) => {
  const response = await api.get(calls.video.path({ id }, 0));
  const { tracks } = decodeJson(fullVideoReply, await response.json());
  return tracks.map(({ kind, lang, label, url }) => ({ kind, lang, label, path: new URL(url).pathname }));
};
const studioOf = async (id: number, by = as) => {
  const response = await api.get(calls.studioVideo.path({ id }), { as: by });
  return response.ok ? decodeJson(calls.studioVideo.reply, await response.json()).tracks : response.status;
};
const fileOf = async (id: number, kind: string, lang: string) => {
  const track = (await tracksOf(id)).find((one) => one.kind === kind && one.lang === lang);
  return track ? (await api.get(track.path)).text() : null;
};
const stored = (key: string) => {
  const folder = join(api.settings.mediaStoreFolder, 'uploads', key);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.vtt')) : [];
};

describe('captions', () => {
  test('are shown to everybody, in the language’s own name, as text alone', async () => {
    const { id } = await publish(1);
    const file = srt('<i>Good</i> evening,\r\n{\\an8}<font color="red">everybody</font>', 'A &amp; B <3');
    expect((await add(id, file, 'pt-BR')).reply).toMatchObject({ success: 1 });
    expect(await fileOf(id, 'captions', 'pt-BR')).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:01.250\nGood evening,\neverybody\n\n' +
        '00:00:01.500 --> 00:00:02.250\nA &amp; B &lt;3\n',
    );
    expect(await studioOf(id)).toMatchObject({
      captions: [
        { lang: 'de', label: 'Deutsch' },
        { lang: 'pt-BR', label: 'português (Brasil)' },
      ],
    });
  });

  test('replace those of their language, also those that the film came with, and leave no file behind', async () => {
    const { id, key } = await publish(2);
    await add(id, srt('One'), 'de');
    const [before] = await tracksOf(id);
    await add(id, srt('Two'), 'de');
    const [after, ...more] = await tracksOf(id);
    expect(more).toEqual([]);
    // Caches have the file before.
    expect(after?.path).not.toBe(before?.path);
    expect(await fileOf(id, 'captions', 'de')).toContain('Two');
    expect((await api.get(before?.path ?? '')).status).toBe(404);
    expect(stored(key)).toHaveLength(1);
  });

  test('stay while the film is still being encoded', async () => {
    const { id } = await upload(3);
    await add(id, srt('Ours'), 'de');
    await queue.complete(await claim(), encoded);
    await moderate(moderationContextOf(api), ['approve', String(id)]);
    expect(await fileOf(id, 'captions', 'de')).toContain('Ours');
  });

  test('are removed one by one, and once', async () => {
    const { id, key } = await publish(4);
    await add(id, srt('One'), 'en');
    const tracks = await studioOf(id);
    const files = typeof tracks === 'number' || tracks === null ? [] : tracks.captions.map(({ file }) => file);
    for (const track of files)
      expect((await uploader.send('captions_remove', { video_id: id, track })).reply).toMatchObject({ success: 1 });
    expect(await tracksOf(id)).toEqual([]);
    expect(stored(key)).toEqual([]);
    const again = await uploader.send('captions_remove', { video_id: id, track: files[0] ?? '' });
    expect(codesOf(again)).toEqual([{ field: 'notify', code: 'not_found' }]);
  });

  test('are removed with their video', async () => {
    const { id, key } = await publish(5);
    await add(id, srt('One'));
    expect(stored(key)).toHaveLength(1);
    await uploader.send('delete', { video_id: id });
    api.clock.now += 31 * dayMs;
    await removeDeletedVideos(api.database, createFolderStore(api.settings.mediaStoreFolder), api.clock.now);
    expect(stored(key)).toEqual([]);
  });

  test('cannot be added by others, to a deleted video, or in an unknown language', async () => {
    const { id, key } = await publish(6);
    const missing = [{ field: 'notify', code: 'not_found' }];
    expect(codesOf(await add(id, srt('One'), 'en', createUploader(api, other)))).toEqual(missing);
    expect(codesOf(await add(id, srt('One'), '../x'))).toEqual([{ field: 'lang', code: 'invalid' }]);
    expect(codesOf(await add(id, srt('One'), ''))).toEqual([{ field: 'lang', code: 'required' }]);
    await uploader.send('delete', { video_id: id });
    expect(codesOf(await add(id, srt('One')))).toEqual(missing);
    expect(stored(key)).toEqual([]);
    expect(await studioOf(id, other)).toBe(404);
  });

  test('are refused with the line that is wrong, or the size that is allowed', async () => {
    const { id } = await publish(7);
    const late = `WEBVTT\n\n${'00:01.000 --> 00:02.000\nA word\n\n'.repeat(2)}00:09.000 > 00:10.000\nA word\n`;
    expect(codesOf(await add(id, late))).toEqual([{ field: 'file', code: 'cue_time', line: 9 }]);
    expect(codesOf(await add(id, Buffer.alloc(maxTrackBytes + 1, 'a')))).toEqual([
      { field: 'file', code: 'too_large', megabytes: 1 },
    ]);
    expect(codesOf(await add(id, 'MZ\0\0binary'))).toEqual([{ field: 'file', code: 'not_captions' }]);
    expect(codesOf(await uploader.send('captions', { video_id: id, lang: 'en' }))).toEqual([
      { field: 'file', code: 'required' },
    ]);
  });

  test('cannot be sent without end', async () => {
    const { id } = await publish(8);
    for (let time = 0; time < 60; time += 1) await write(id, '');
    const refused = await add(id, srt('One'));
    expect(refused.status).toBe(429);
    expect(codesOf(refused)).toMatchObject([{ code: 'limit_user' }]);
  });
});

describe('a file of captions', () => {
  const cues = (text: string) => readCues(text).map(({ start, end, text: said }) => [start, end, said]);
  const refusal = (text: string) => {
    try {
      readCues(text);
      return null;
    } catch (error) {
      return error instanceof UnreadableTrack ? [error.code, error.line] : error;
    }
  };

  test('in WebVTT is read without its head, notes, styles, regions, names and settings', () => {
    const file = [
      ...['WEBVTT - Evening', 'Kind: captions', '', 'STYLE', '::cue { background: url(https://evil.example/) }', ''],
      ...[
        'REGION',
        'id:fred',
        '',
        'NOTE',
        'Nobody reads this',
        '',
        'intro',
        '00:01.5 --> 01:00:02.000 line:0 align:start',
      ],
      ...['<v Ines><c.loud>Hello</c> <00:00:01.700>there</v>', '<script>alert(1)</script>'],
    ].join('\r');
    expect(cues(file)).toEqual([[1.5, 3602, 'Hello there\nalert(1)']]);
  });

  test('in SubRip may have a number left at its end, and cues in any order', () => {
    const file = `${srt('One', 'Two')}\n\n3\n`;
    expect(cues(file)).toEqual([
      [0.5, 1.25, 'One'],
      [1.5, 2.25, 'Two'],
    ]);
    expect(writeCues(readCues('00:05.000 --> 00:06.000\nLater\n\n00:01.000 --> 00:02.000\nFirst'), 60)).toMatch(
      /First[^]*Later/,
    );
  });

  test.each([
    ['nothing', '', ['not_captions', undefined]],
    ['words', 'Once upon a time\nthere was a lake', ['not_captions', undefined]],
    ['a page', '<!doctype html>\n<script>alert(1)</script>', ['not_captions', undefined]],
    ['a head alone', 'WEBVTT\n\nNOTE empty', ['not_captions', undefined]],
    ['cues without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<b></b>', ['not_captions', undefined]],
    ['an end before its start', '1\n00:00:02,000 --> 00:00:01,000\nBack', ['cue_time', 2]],
    ['no blank line before a time', '00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo', ['cue_time', 3]],
    ['a blank line within a text', `${srt('One')}\n\nand more\nof it`, ['cue_time', 6]],
    ['a minute of 99 seconds', '00:00:99,000 --> 00:02:00,000\nOne', ['cue_time', 1]],
    ['a huge cue', `00:01.000 --> 00:02.000\n${'<'.repeat(900_000)}`, ['cue_long', 2]],
    ['a long cue', `\n\n00:01.000 --> 00:02.000\n${'word '.repeat(110)}`, ['cue_long', 4]],
  ])('is refused if it is %s', (_, file, expected) => {
    expect(refusal(file)).toEqual(expected);
  });

  test('of five hours is read', () => {
    const at = (second: number) => new Date(second * 1_000).toISOString().slice(11, 23);
    const long = Array.from(
      { length: 6_000 },
      (_, index) => `${at(index * 3)} --> ${at(index * 3 + 2)}\nLine ${index}\n`,
    );
    expect(readCues(`WEBVTT\n\n${long.join('\n')}`)).toHaveLength(6_000);
  });

  test('is decoded by its marks, as UTF-8, or as old files of its language are', () => {
    const hex = (bytes: string) => Buffer.from(bytes, 'hex');
    expect(decodeTrack(Buffer.from('\ufeffWEBVTT ä'), 'en')).toBe('WEBVTT ä');
    expect(decodeTrack(Buffer.from('\ufeffWEBVTT ä', 'utf16le'), 'en')).toBe('WEBVTT ä');
    expect(decodeTrack(Buffer.from('\ufeffWEBVTT ä', 'utf16le').swap16(), 'en')).toBe('WEBVTT ä');
    expect(decodeTrack(hex('6664e9'), 'fr')).toBe('fdé');
    expect(decodeTrack(hex('cff0e8e2e5f2'), 'ru')).toBe('Привет');
    expect(decodeTrack(hex('8365835883672e'), 'ja')).toBe('テスト.');
    expect(() => decodeTrack(Buffer.from('\x89PNG\0\0'), 'en')).toThrow(UnreadableTrack);
  });

  test('whatever it holds, is refused or becomes plain cues', () => {
    const piece = fc.constantFrom(
      ...[
        'WEBVTT',
        '\n',
        '\n\n',
        '\r\n',
        '00:01.000 --> 00:02.000',
        '1',
        '-->',
        '<v X>',
        '<',
        '>',
        '&lt;',
        '&',
        'NOTE',
      ],
      ...['STYLE', '::cue', '{\\an8}', 'words', '\u202e', '\ud800', '\0', '\v', '\u2028', '99:99:99,999'],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 20 }), (pieces) => {
        const file = `00:01.000 --> 00:02.000\nFirst\n${pieces.join('')}`;
        const outcome = refusal(file);
        if (outcome !== null) {
          expect(outcome).toEqual([expect.any(String), expect.any(Number)]);
          return;
        }
        const written = writeCues(readCues(file), 100);
        expect(written.split('\n').filter((line) => line.includes('-->'))).toHaveLength(
          written.split('\n\n').length - 1,
        );
        expect(written.replaceAll('-->', '')).not.toMatch(/<|&(?!(?:amp|lt|gt);)|STYLE\n::/);
      }),
    );
  });
});

describe('chapters', () => {
  const seconds = (count: number) =>
    Array.from({ length: count }, (_, at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} x`);
  const lines = '0:00 Arrival\n1:20 – The lake\n\n0:10:05. Night & <b>rain</b>';
  const refusal = (text: string) => {
    try {
      readChapters(text, 754);
      return null;
    } catch (error) {
      return error instanceof UnreadableTrack ? [error.code, error.line] : error;
    }
  };

  test('are shown by the player, and come back as they were written', async () => {
    const { id } = await publish(20);
    expect((await write(id, lines)).reply).toMatchObject({ success: 1 });
    expect(await fileOf(id, 'chapters', '')).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:01:20.000\nArrival\n\n00:01:20.000 --> 00:10:05.000\nThe lake\n\n' +
        '00:10:05.000 --> 00:12:34.000\nNight &amp; &lt;b&gt;rain&lt;/b&gt;\n',
    );
    expect(await studioOf(id)).toMatchObject({ chapters: '0:00 Arrival\n1:20 The lake\n10:05 Night & <b>rain</b>' });
  });

  test('come from a file, too, and an empty text removes them', async () => {
    const { id, key } = await publish(21);
    const file = Buffer.from('WEBVTT\n\n00:00.000 --> 00:10.000\nArrival\n\n00:10.000 --> 00:20.000\nThe lake');
    await uploader.send('chapters', { video_id: id }, file, 'chapters.vtt');
    expect(await studioOf(id)).toMatchObject({ chapters: '0:00 Arrival\n0:10 The lake' });
    await write(id, ' \n');
    expect(await studioOf(id)).toMatchObject({ chapters: '' });
    expect(stored(key)).toEqual([]);
  });

  test.each([
    ['no time', '0:00 Arrival\nThe lake', ['chapter_line', 2]],
    ['no title', '0:00 Arrival\n1:20', ['chapter_line', 2]],
    ['a minute of 99 seconds', '0:00 Arrival\n0:99 The lake', ['chapter_line', 2]],
    ['an hour of 61 minutes', '0:00 Arrival\n0:61:00 The lake', ['chapter_line', 2]],
    ['another order', '0:00 Arrival\n\n0:40 The lake\n0:20 Night', ['chapter_order', 4]],
    ['a time twice', '0:00 Arrival\n0:00 The lake', ['chapter_order', 2]],
    ['a time after the end', '0:00 Arrival\n12:34 The lake', ['chapter_late', 2]],
    ['a late beginning', '0:01 Arrival\n0:20 The lake', ['chapter_first', undefined]],
    ['a single one', '0:00 Arrival', ['chapter_few', undefined]],
    ['a title without end', `0:00 Arrival\n0:20 ${'lake '.repeat(50)}`, ['cue_long', 2]],
    ['too many', seconds(101).join('\n'), ['too_many', undefined]],
  ])('are refused with %s', (_, text, expected) => {
    expect(refusal(text)).toEqual(expected);
  });

  test('whatever is written, are refused or read again alike', () => {
    const line = fc.oneof(
      fc
        .tuple(fc.nat(20), fc.nat(70), fc.string({ maxLength: 6 }))
        .map(([minute, second, title]) => `${minute}:${second} ${title}`),
      fc.constantFrom('0:00 Arrival', '1:00 -->', '2:00 &lt;', '', '3:00:00 Night'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (written) => {
        const text = ['0:00 Arrival', ...written].join('\n');
        if (refusal(text) !== null) return;
        const stored = writeCues(readChapters(text, 754), 755);
        expect(writeCues(readChapters(chapterLines(stored), 754), 755)).toBe(stored);
      }),
    );
  });
});
