// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { valueOf } from '../runtime/data/answer.ts';
import { refresh } from '../runtime/data/startedReads.ts';
import { useResource } from '../runtime/data/useResource.ts';
import { showValue } from './showValue.ts';

afterEach(() => vi.unstubAllGlobals());

test('what the visitor has made so stays shown when an answer from before arrives', async () => {
  vi.stubGlobal('fetch', async () => Response.json('unread'));
  const notice = { key: '/notice', maxBytes: 1_000, decode: async (json: unknown) => String(json) };
  const { result } = renderHook(() => useResource(notice));
  await waitFor(() => expect(valueOf(result.current)).toBe('unread'));
  await act(async () => {
    const refreshed = refresh(notice);
    await showValue(notice, 'read');
    await refreshed;
  });
  expect(valueOf(result.current)).toBe('read');
});
