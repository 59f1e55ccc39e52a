import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { expect, test } from 'vitest';
import { readerFor } from '../reader/readerFor.ts';
import { channelLine } from './ChannelLine/ChannelLine.view.ts';
import { memberHead, modelHead } from './profiles.view.ts';

const reader = readerFor('en');

test('nothing is said of zero', () => {
  expect(modelHead({ ...fullModels.standard, videos: 0, subscribers: 0, views: 1 }, reader).facts).toEqual(['1 view']);
  const member = { ...fullMembers.standard, age: 0, country: '', videos: 0, subscribers: 0 };
  expect(memberHead(member, reader).facts).toEqual([]);
  const { standard } = fullVideos;
  const channel = standard.channel && { ...standard.channel, subscribers: 0 };
  expect(channelLine({ ...standard, channel, user: { ...standard.user, subscribers: 0 } }, reader)?.subscribers).toBe(
    '',
  );
});
