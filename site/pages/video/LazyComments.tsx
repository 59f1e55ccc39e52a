import { CommentSection } from '@afterglow/design-system/lists/CommentSection';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPreview, type VideoPreview } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { startTransition, useEffect, useRef, useState } from 'react';
import { firstComments } from '../../data/comments.ts';
import { useConfig } from '../../shared/config.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { whenNear } from '../../runtime/client/whenNear.ts';
import { commentsAddress } from './commentsAddress.ts';
import type { VideoComments } from './VideoComments.tsx';
import { addressOf } from './addressOf.ts';

/** The comments below a video, whose code loads once the visitor is near them. */
export function LazyComments({ video }: { video: FullVideo | VideoPreview }) {
  const { href, intl } = useReader();
  const { gate } = useConfig();
  const section = useRef<HTMLElement>(null);
  const [Loaded, setLoaded] = useState<typeof VideoComments | null>(null);
  useEffect(() => {
    if (Loaded || gate !== null || !section.current) return undefined;
    return whenNear(section.current, () => {
      withStyles(import('./VideoComments.tsx')).then(
        (loaded) => startTransition(() => setLoaded(() => loaded.VideoComments)),
        // If the code cannot be loaded, the link of the section leads to the comments.
        () => undefined,
      );
    });
  }, [Loaded, gate]);
  const known = isPreview(video) ? null : video;
  const address = addressOf(video);
  const comments = known?.statistics.comments ?? 0;
  const count = comments > 0 ? intl.formatNumber(comments) : '';
  return (
    <CommentSection ref={section} count={count} href={commentsAddress(href.video(address), firstComments)}>
      {Loaded && known && <Loaded key={known.id} video={known} first={firstComments} />}
    </CommentSection>
  );
}
