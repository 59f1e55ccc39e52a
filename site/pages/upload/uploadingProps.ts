import type { SignedIn } from '@afterglow/contract/globals';
import type { Term } from '@afterglow/contract/terms';
import type { OwnUploads } from '@afterglow/contract/upload';

/** Who uploads, and what the page has read for it. */
export interface UploadingProps {
  user: SignedIn;
  own: OwnUploads;
  categories: readonly Term[];
}
