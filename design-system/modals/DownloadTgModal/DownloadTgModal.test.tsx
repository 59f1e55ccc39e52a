// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
// Imported statically: while the clock is stopped nothing can be loaded.
import '../Modal/OpenModal.tsx';
import { DownloadTgModal } from './DownloadTgModal.tsx';
import { waitText } from './texts.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open() {
  render(
    <ReaderProvider reader={readerFor('en')}>
      <DownloadTgModal onClose={() => {}} subscribeHref="#tg" downloadHref="/file" />
    </ReaderProvider>,
  );
  await screen.findByRole('dialog', { name: 'Скачать видео' });
  vi.useFakeTimers();
}

const tooEarly = () => screen.getByRole('button', { name: 'Скачать' });
const subscribe = () => fireEvent.click(screen.getByRole('link', { name: 'Подписаться' }));

test('the download opens ten seconds after subscribing, not before', async () => {
  await open();
  subscribe();
  expect(screen.getByText('Ещё 10 секунд')).toBeTruthy();
  await wait(9_500);
  expect(screen.getByText('Ещё 1 секунду')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Скачать' })).toBeNull();
  await wait(500);
  expect(screen.getByRole('link', { name: 'Скачать' }).getAttribute('href')).toBe('/file');
  expect(screen.getByRole('dialog').textContent).toContain('можно скачать');
});

test('the wait goes on by the clock while the page lies in the background', async () => {
  await open();
  subscribe();
  vi.setSystemTime(Date.now() + 60_000);
  await wait(250);
  expect(screen.getByRole('link', { name: 'Скачать' })).toBeTruthy();
});

test('subscribing twice does not start the wait anew', async () => {
  await open();
  subscribe();
  await wait(6_000);
  subscribe();
  await wait(4_000);
  expect(screen.getByRole('link', { name: 'Скачать' })).toBeTruthy();
});

test('pressed too early, the button shakes for 0.7 seconds and says what is missing', async () => {
  await open();
  fireEvent.click(tooEarly());
  expect(screen.getByRole('dialog').textContent).toContain('Сначала подпишитесь на канал.');
  expect(tooEarly().closest('[data-shaking]')).not.toBeNull();
  await wait(700);
  expect(tooEarly().closest('[data-shaking]')).toBeNull();
  subscribe();
  await wait(7_000);
  fireEvent.click(tooEarly());
  expect(screen.getByRole('dialog').textContent).toContain('Ещё 3 секунды');
});

test('seconds are declined as Russian does', () => {
  expect([1, 2, 5, 11, 21].map(waitText)).toEqual([
    'Ещё 1 секунду',
    'Ещё 2 секунды',
    'Ещё 5 секунд',
    'Ещё 11 секунд',
    'Ещё 21 секунду',
  ]);
});
