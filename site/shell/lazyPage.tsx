import { Spinner } from '@afterglow/design-system/primitives/Spinner';
import { createElement, type ComponentType } from 'react';
import type { Answer } from '../runtime/data/answer.ts';
import { timeoutMs } from '../runtime/data/fetcher.ts';
import { useAnswer } from '../runtime/data/useResource.ts';
import { Frame } from '../shared/Frame.tsx';

/**
 * Returns a placeholder for a page whose code is not loaded, because the visitor went back to a page that an earlier
 * document had opened, or is offline. It shows a loading state, then the page, or fails like any other page.
 */
export function lazyPage<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props> | null>,
): ComponentType<Props> {
  const loadOrFail = async (): Promise<Answer<ComponentType<Props>>> => {
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
    const page = await Promise.race([load().catch(() => null), timeout]);
    return page ? { state: 'ready', value: page } : { state: 'failed', status: 503 };
  };
  return function LazyPage(props: Props) {
    // oxlint-disable-next-line afterglow/no-untranslated-text -- a cache key
    const page = useAnswer(`code of ${name}`, loadOrFail, false);
    return (
      <Frame of={page} loading={<Spinner />}>
        {(Here) => createElement(Here, props)}
      </Frame>
    );
  };
}
