import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { videoDetails } from './VideoDetails.view.ts';

const reader = readerFor('en');
const video = { ...fullVideos.standard, seconds: 754, descriptions: {} };
const described = (description: string) => videoDetails({ ...video, description }, reader).description;

test('times within the video are links that play it from there', () => {
  const at = (seconds: number) => `${reader.href.video(video)}#t=${seconds}`;
  expect(described('1:23 The lamp\n12:34 Home')).toEqual([
    { time: '1:23', href: at(83) },
    ' The lamp\n',
    { time: '12:34', href: at(754) },
    ' Home',
  ]);
});

test.each(['No time', 'At 99:99', '1:2:3:4', '12:35 is after its end', '0:00', '<a href="javascript:alert(1)">x</a>'])(
  'the text stays as it is: %s',
  (text) => expect(described(text)).toBe(text),
);
