import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import type { Term } from '@afterglow/fixtures/contract/terms';
import type { OwnUploads } from '@afterglow/fixtures/contract/upload';

/** Who uploads, and what the page has read for it. */
export interface UploadingProps {
  user: SignedIn;
  own: OwnUploads;
  categories: readonly Term[];
}
