import type { Page, Request } from '@playwright/test';

/** Counts the requests that the page sends from now on. Returns a function that returns how many are not answered yet. */
export function countUnanswered(page: Page): () => number {
  const unanswered = new Set<Request>();
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  return () => unanswered.size;
}

/** Records the URLs of the page's requests that contain `part`. */
export function recordRequests(page: Page, part: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) seen.push(request.url());
  });
  return seen;
}
