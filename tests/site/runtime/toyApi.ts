import type { Fetcher } from '../../../site/runtime/data/read.ts';
import type { Poster } from '../../../site/runtime/data/poster.ts';

const names = ['Basalt', 'Chalk </script><b>', 'Żwir'];

/** A quarry's API, with what it was asked for. It can be told to fail. */
export function toyApi() {
  const asked: string[] = [];
  const state = { isDown: false, sky: 'clear' };
  const reply = (path: string): Response => {
    const [, kind, number = ''] = /^\/quarry\/(\w+)(?:\.(\d+))?\.json$/.exec(path) ?? [];
    if (kind === 'stones') return Response.json(names.map((name, index) => ({ id: index + 1, name })));
    if (kind === 'weather') return Response.json({ sky: state.sky });
    const name = names[Number(number) - 1];
    return name === undefined
      ? Response.json({ error: 1 }, { status: 404 })
      : Response.json({ id: Number(number), name });
  };
  const fetcher: Fetcher = async (path) => {
    asked.push(path);
    if (state.isDown) throw new TypeError('The connection was refused.');
    return reply(path);
  };
  const poster: Poster = async (path, fields) => {
    const sent = new URLSearchParams(
      [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
    asked.push(`${path} ${sent}`);
    return sent.get('text') === ''
      ? new Response('An empty note helps nobody. Write a word.', { status: 422 })
      : new Response(null, { status: 204 });
  };
  return { asked, state, fetcher, poster };
}
