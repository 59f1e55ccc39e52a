import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** `node server/server.js`: serves the app with plain Node and prints its address. */
const built = join(import.meta.dirname, '../dist');
const template = readFileSync(join(built, 'index.html'), 'utf8');
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
};

function page(theme: string): string {
  const markup = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  return template
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('<div id="root">', () => `<div id="root">${markup}`);
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page(searchParams.get('theme') ?? 'dark'));
    return;
  }
  response.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream');
  try {
    response.end(readFileSync(join(built, pathname)));
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`);
});
