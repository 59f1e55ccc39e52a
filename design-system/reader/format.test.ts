import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { expect, test } from 'vitest';
import { channelLine } from '../facts/ChannelLine/ChannelLine.view.ts';
import english from '../messages/en.json' with { type: 'json' };
import { counted, videoCount, views } from './format.ts';
import { loadMessages } from './loadMessages.ts';
import { readerFor } from './readerFor.ts';

const [english1, german] = [readerFor('en'), readerFor('de')];

test('views, videos and subscribers are counted in one form, with each language’s own mark', () => {
  const { channel, ...video } = fullVideos.standard;
  const line = (reader: typeof german) =>
    channelLine({ ...video, channel: channel && { ...channel, subscribers: 13_406 } }, reader)?.subscribers;
  expect([views(55_600, english1), videoCount(13_406, english1), line(english1)]).toEqual([
    '55.6K views',
    '13.4K videos',
    '13.4K subscribers',
  ]);
  expect([videoCount(13_406, german), line(german)]).toEqual(['13,4K Videos', '13,4K Abos']);
  expect(counted(999, english1).shown).toBe('999');
  expect(videoCount(1, english1)).toBe('1 video');
});

test('the plural follows the number that is shown', async () => {
  await loadMessages('pl');
  const polish = readerFor('pl');
  expect([views(2, polish), views(1_234, polish), views(5, polish)]).toEqual([
    '2 wyświetlenia',
    '1,2K wyświetleń',
    '5 wyświetleń',
  ]);
});

/** Read aloud beside the short form, where the exact number is worth the words. */
const spoken = /^(?:counter\.|commentList\.likes$)/;

test('no sentence that visitors see counts such things in full', () => {
  const inFull = Object.entries(english).filter(
    ([id, text]) =>
      /# (?:\{theme\} )?(?:view|video|subscriber|like|dislike|model|channel|member)s?\}/.test(text) && !spoken.test(id),
  );
  expect(inFull).toEqual([]);
});
