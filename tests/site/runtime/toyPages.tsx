import { createContext, useContext, type ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Resource } from '../../../site/runtime/data/answer.ts';
import type { Read } from '../../../site/runtime/data/read.ts';
import { definePage } from '../../../site/runtime/pages/definePage.ts';
import { createPageTable } from '../../../site/runtime/pages/pageTable.ts';
import { readingPage, type AnswersTo } from '../../../site/runtime/pages/readingPage.ts';
import { fields, noParams } from '../../../site/runtime/routing/addressCodec.ts';

/** Three pages of a quarry, over the runtime alone: a list, a thing in it, and a form. */

export type User = { name: string } | null;

/** A visitor of the quarry. */
export interface Visiting {
  user: User;
}

export const Visitor = createContext<Visiting & { language: string }>({ language: 'en', user: null });
export const useVisitor = () => useContext(Visitor);

function useReading(): { language: string; visitor: Visiting } {
  const { language, user } = useVisitor();
  return { language, visitor: { user } };
}

/** The report of a page to its document; absent in the browser. */
export interface Report {
  status: number;
  title: string;
}
export const Reports = createContext<((report: Report) => void) | null>(null);

/** The form as it came back: what was typed, and why it was refused. */
export interface Returned {
  values: Readonly<Record<string, string>>;
  sentence: string;
}
export const ReturnedForm = createContext<Returned | null>(null);

const stone = z.object({ id: z.number(), name: z.string() });
type Stone = z.infer<typeof stone>;

const readOf = <Value,>(key: string, schema: z.ZodMiniType<Value>): Read<Value> => ({
  key,
  maxBytes: 2_000,
  decode: async (json) => z.parse(schema, json),
});
const stonesRead = (page: number) => readOf(`/quarry/stones.${page}.json`, z.array(stone));
const stoneRead = (id: number) => readOf(`/quarry/stone.${id}.json`, stone);
const weatherRead = readOf('/quarry/weather.json', z.object({ sky: z.string() }));

const number = { parse: (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null) };

export function ToyFrame<Value>({
  of,
  title,
  children,
}: {
  of: Resource<Value>;
  title: (value: Value) => string;
  children: (value: Value) => ReactNode;
}) {
  const report = useContext(Reports);
  switch (of.state) {
    case 'loading':
      return <p>Digging …</p>;
    case 'ready':
      report?.({ status: 200, title: title(of.value) });
      return children(of.value);
    case 'missing':
      report?.({ status: 404, title: 'No such stone' });
      return <h1>Nothing lies here.</h1>;
    case 'refused':
      report?.({ status: 403, title: 'Closed' });
      return <h1>The quarry is closed.</h1>;
    case 'failed':
      report?.({ status: of.status, title: 'Nobody answers' });
      return <h1>The quarry does not answer. Come back later.</h1>;
  }
}

const listReads = ({ page }: { page: number }) => ({ stones: stonesRead(page) });
const weather = () => ({ sky: weatherRead });

function StonesPage({
  stones: of,
  sky,
  page,
}: { page: number } & AnswersTo<typeof listReads> & AnswersTo<typeof weather>) {
  return (
    <ToyFrame of={of} title={() => `Stones, page ${page}`}>
      {(found: Stone[]) => (
        <>
          <h1>Stones</h1>
          <ul>
            {found.map(({ id, name }) => (
              <li key={id}>
                <a href={stonePage.href({ id })}>{name}</a>
              </li>
            ))}
          </ul>
          <p>{sky.state === 'ready' ? `The sky is ${sky.value.sky}.` : 'Who knows the sky?'}</p>
        </>
      )}
    </ToyFrame>
  );
}

const oneRead = ({ id }: { id: number }) => ({ found: stoneRead(id) });

const StonePage = ({ found }: { id: number } & AnswersTo<typeof oneRead>) => (
  <ToyFrame of={found} title={({ name }) => name}>
    {({ name }) => <h1>{name}</h1>}
  </ToyFrame>
);

/** The form of the page, which it posts to itself. */
export const note = { names: ['text', 'tools'] };

function NotePage() {
  const returned = useContext(ReturnedForm);
  useContext(Reports)?.({ status: 200, title: 'Leave a note' });
  return (
    <form method="post">
      <h1>Leave a note</h1>
      {returned && <p role="alert">{returned.sentence}</p>}
      <input name="text" aria-label="Note" defaultValue={returned?.values['text'] ?? ''} />
    </form>
  );
}

const byPage = fields({ page: number });
const byId = fields({ id: number });

/** Facts that this site adds to each page. */
interface Facts {
  inMenu: boolean;
}

export const stonesPage = definePage<{ page: number }, { page: number }, Visiting, Facts>(
  {
    file: 'StonesPage',
    path: '/stones/:page/',
    address: byPage,
    defaults: { page: '1' },
    inSitemap: [{ page: 1 }],
    code: async () => ({
      page: readingPage({ Page: StonesPage, reads: listReads, deferredReads: weather }, useReading),
    }),
  },
  { inMenu: true },
);

export const stonePage = definePage<{ id: number }, { id: number }, Visiting, Facts>(
  {
    file: 'StonePage',
    path: '/stone/:id/',
    address: byId,
    code: async () => ({ page: readingPage({ Page: StonePage, reads: oneRead }, useReading) }),
  },
  { inMenu: false },
);

const notePage = definePage<object, object, Visiting, Facts>(
  {
    file: 'NotePage',
    path: '/note/',
    address: noParams,
    uncached: true,
    code: async () => ({ page: { Page: NotePage, reads: () => [] } }),
  },
  { inMenu: true },
);

export const table = createPageTable<Visiting, Facts>([{ stonesPage, stonePage, notePage }], ['colour']);
export type ToyAddress = ReturnType<typeof table.parseAddress>;
