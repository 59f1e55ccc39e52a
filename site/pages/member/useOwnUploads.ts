import type { OwnUploads } from '@afterglow/contract/upload';
import { useEffect } from 'react';
import { valueOf, type Resource } from '../../runtime/data/answer.ts';
import { ownUploadsRead } from '../../data/uploads.ts';
import { reread, useResource } from '../../runtime/data/useResource.ts';
import { usePageVisible } from '../../runtime/client/pageVisibility.ts';

const rereadEveryMs = 3_000;

/** Returns the member's own uploads, read again every few seconds while one of them is being processed. */
export function useOwnUploads(): Resource<OwnUploads> {
  const own = useResource(ownUploadsRead);
  const moves = valueOf(own)?.uploads.some(({ status }) => status === 'processing') ?? false;
  // A page that was left stays in the document, hidden, and does not poll.
  const waits = usePageVisible() && moves;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => reread(ownUploadsRead), rereadEveryMs);
    return () => clearInterval(timer);
  }, [waits]);
  return own;
}
