// @vitest-environment jsdom
import { noRelation } from '@afterglow/contract/relation';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { act, cleanup, render } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { relationRead } from '../../data/relationRead.ts';
import { markHydrated } from '../../runtime/data/useResource.ts';
import { MemberProfileActs, type MemberActs } from './MemberProfileActs.tsx';

const about = { section: 'channel', id: 417 } as const;
const answers = { [relationRead(about).key]: { state: 'ready', value: { ...noRelation, vote: 'liked' } } } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a page is told what the buttons show when that has changed, and at no other rendering', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  markHydrated(answers);
  const onActs = vi.fn<(acts: MemberActs) => void>();
  const page = () => (
    <ReaderProvider reader={readerFor('en')}>
      <SWRConfig value={{ fallback: answers }}>
        <MemberProfileActs {...about} onActs={onActs} />
      </SWRConfig>
    </ReaderProvider>
  );
  const { rerender } = render(page());
  rerender(page());
  expect(onActs).toHaveBeenCalledOnce();
  const [first] = onActs.mock.calls[0] ?? [];
  expect(first).toMatchObject({ id: 417, vote: { vote: 'liked', busy: false }, subscribe: { on: false, busy: false } });
  await act(async () => first?.subscribe.onPress());
  expect(onActs).toHaveBeenCalledTimes(2);
  const [pressed] = onActs.mock.calls[1] ?? [];
  expect(pressed?.subscribe).toMatchObject({ on: true, busy: true });
  expect(pressed?.vote, 'its handler, too, is as before').toEqual(first?.vote);
});
