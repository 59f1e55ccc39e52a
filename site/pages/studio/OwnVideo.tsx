import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { studioHead } from '@afterglow/design-system/screens/StudioScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { FullStudioVideo } from '@afterglow/contract/studio';
import type { ReactNode } from 'react';
import { studioVideoRead } from '../../data/studio.ts';
import { useConfig } from '../../shared/config.ts';
import { MembersFrame, SignInFirst } from '../../shared/MembersFrame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import { useFreshResource } from '../../shared/useFreshResource.ts';

interface OwnVideoProps {
  id: number;
  children: (video: FullStudioVideo) => ReactNode;
}

/** One of the videos of the member who is signed in; others are asked to sign in. */
export function OwnVideo(props: OwnVideoProps) {
  return useConfig().user ? <Read key={props.id} {...props} /> : <SignInFirst />;
}

function Read({ id, children }: OwnVideoProps) {
  const reader = useReader();
  const video = useFreshResource(studioVideoRead(id));
  return (
    <MembersFrame of={video} head={({ title }) => studioHead(title, reader)} loading={<TextSkeleton />}>
      {children}
    </MembersFrame>
  );
}

/** The reads of a page with one video. */
export const ownVideoReads: PageCode<{ id: number }>['reads'] = ({ id }, _, user) =>
  user === null ? [] : [studioVideoRead(id)];
