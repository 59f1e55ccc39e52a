// @vitest-environment jsdom
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { continueAt } from './continuing.ts';
import { useContinuation } from './useContinuation.ts';

/** Renders the player of the page at the current address, and calls `onShown` before its effects run. */
function showPlayer(onShown: () => void = () => {}) {
  const video = document.createElement('video');
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  const box = document.createElement('div');
  const shown = new MutationObserver(() => (shown.disconnect(), onShown()));
  shown.observe(box, { childList: true });
  const ran = vi.fn<() => void>();
  function Player() {
    useContinuation(video, () => {});
    useEffect(() => ran(), []);
    return <p>Player</p>;
  }
  createRoot(box).render(<Player />);
  return { play, effectsRan: () => expect.poll(() => ran).toHaveBeenCalled() };
}

test('the video that follows starts, though the player before it came with the press that left its page', async () => {
  history.pushState(null, '', '/video/1/quay/');
  const first = showPlayer(() => {
    continueAt(new URL('/video/2/dusk/', location.href).href);
    history.pushState(null, '', '/video/2/dusk/');
  });
  await first.effectsRan();
  expect(first.play).not.toHaveBeenCalled();
  const second = showPlayer();
  await expect.poll(() => second.play).toHaveBeenCalledOnce();
});
