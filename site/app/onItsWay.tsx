import { Waiting } from '@afterglow/design-system/screens/Waiting.tsx';
import { createElement, type ComponentType } from 'react';
import type { Answer } from '../data/answer.ts';
import { useAnswer } from '../data/useResource.ts';
import { Frame } from './Frame.tsx';

type Page = ComponentType<object>;

/**
 * A page whose code is not here: the visitor went back to one that an earlier document had opened, or has lost the
 * connection. It is loading, then itself, or it has failed like any other page.
 */
export function onItsWay(name: string, load: () => Promise<Page | null>): Page {
  const ask = async (): Promise<Answer<Page>> => {
    const page = await load().catch(() => null);
    return page ? { state: 'ready', value: page } : { state: 'failed', status: 503 };
  };
  return function PageOnItsWay(props: object) {
    const page = useAnswer(`code of ${name}`, ask, false);
    return (
      <Frame of={page} loading={<Waiting name="PageOnItsWay" />}>
        {(Here) => createElement(Here, props)}
      </Frame>
    );
  };
}
