import { announce } from '../servers/announce.ts';

/** Minimal Node server that always sends the same buffer of a given size. */
const body = Buffer.alloc(Number(process.argv[2] ?? 0), 'a');

announce((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body);
});
