// @vitest-environment jsdom
import { demoSite } from '@afterglow/contract/siteFile';
import { videos } from '@afterglow/fixtures/data/videos';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { hide } from '../../device/hidden.ts';
import { ConfigProvider, type SharedConfig } from '../../shared/config.ts';
import { useSkipped } from './useSkipped.ts';

const guest: SharedConfig = {
  user: null,
  language: 'en',
  publicOrigin: 'http://site.example',
  gate: null,
  brand: demoSite.brand,
};
const member: SharedConfig = { ...guest, user: { id: 7, name: 'marlowe', avatar: '', ageVerified: false } };
const video = { ...videos.standard, channelTitle: 'Studio Nord', title: 'Evening by the lake', private: false };

const skipped = (config: SharedConfig) => {
  const wrapper = ({ children }: { children: ReactNode }) => <ConfigProvider value={config}>{children}</ConfigProvider>;
  return renderHook(() => useSkipped(), { wrapper }).result;
};

beforeEach(() => localStorage.clear());

test('videos of a hidden channel are skipped, and those with a hidden word, once the device is read', async () => {
  hide('channels', 'studio nord');
  hide('words', 'ferry');
  const reasonOf = skipped(member);
  expect(reasonOf.current(video)).toBeNull();
  await waitFor(() => expect(reasonOf.current(video)).toBe('hidden'));
  expect(reasonOf.current({ ...video, channelTitle: '', title: 'The last ferry' })).toBe('hidden');
  expect(reasonOf.current({ ...video, channelTitle: 'Marlowe House' })).toBeNull();
});

test('channels that the page hides are skipped at once', () => {
  expect(skipped({ ...guest, hidden_channels: ['Studio Nord'] }).current(video)).toBe('hidden');
});

test('a private video is skipped for a guest, and played for a member', () => {
  expect(skipped(guest).current({ ...video, private: true })).toBe('locked');
  expect(skipped(member).current({ ...video, private: true })).toBeNull();
});
