import { announce } from '../servers/announce.ts';

/** The least that Node can do: the same buffer, of as many bytes as it is told, to everybody. */
const body = Buffer.alloc(Number(process.argv[2] ?? 0), 'a');

announce((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body);
});
