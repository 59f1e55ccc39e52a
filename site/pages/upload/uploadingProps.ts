import type { SignedIn } from '@afterglow/contract/globals';
import type { Term } from '@afterglow/contract/terms';
import type { OwnUploads } from '@afterglow/contract/upload';

/** The member who uploads, and what the page has read for that. */
export interface UploadingProps {
  user: SignedIn;
  own: OwnUploads;
  categories: readonly Term[];
}
