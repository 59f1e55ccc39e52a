import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { SignedIn } from '@afterglow/contract/globals';
import { categoriesRead } from '../../data/terms.ts';
import { ownUploadsRead } from '../../data/uploads.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../shared/config.ts';
import { MembersFrame, SignInFirst } from '../../shared/MembersFrame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import { Uploading } from './Uploading.tsx';
import { useFirstReady } from './useFirstReady.ts';
import { useFreshResource } from '../../shared/useFreshResource.ts';

/** /upload-video/ */
export function UploadPage() {
  const { user } = useConfig();
  return user ? <MemberUpload user={user} /> : <SignInFirst />;
}

function MemberUpload({ user }: { user: SignedIn }) {
  const { language } = useReader();
  const reads = combineResources(useFreshResource(ownUploadsRead), useResource(categoriesRead(language)));
  return (
    <MembersFrame of={useFirstReady(reads)} loading={<TextSkeleton />}>
      {([own, categories]) => <Uploading user={user} own={own} categories={categories} />}
    </MembersFrame>
  );
}

export const page: PageCode<object> = {
  Page: UploadPage,
  reads: (_, language, signedIn) => (signedIn ? [ownUploadsRead, categoriesRead(language)] : []),
};
