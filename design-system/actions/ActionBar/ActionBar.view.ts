import type { FullVideo } from '@afterglow/contract/fullVideo';
import { titleOf } from '../../facts/texts.view.ts';
import { shortCount } from '../../reader/format.ts';
import { isPreview, type VideoPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { ActionBarProps } from './ActionBar.tsx';

interface VideoForVisitor {
  video: FullVideo | VideoPreview;
  signedIn: boolean;
}

/**
 * Returns the props of a video's action bar. Guests get links to the sign-in page (R95). A member's buttons keep their
 * places and are busy until the page adds the relation to the video and the handlers.
 */
export function actionBar({ video, signedIn }: VideoForVisitor, reader: Reader): ActionBarProps {
  const address = isPreview(video) ? video.address : video;
  const href = reader.href.video(address);
  const signInHref = signedIn ? undefined : reader.href.page('signIn');
  const press = { signInHref, busy: signedIn };
  return {
    share: { title: titleToShare(video, reader), href },
    reportHref: reader.href.report({ object: `video ${address.id}`, url: href }),
    vote: { vote: null, ...votes(video, reader), ...press },
    favourite: { on: false, ...press },
    watchLater: { on: false, ...press },
    addTo: press,
    download: { href: signedIn ? reader.href.videoFile(address) : reader.href.page('download') },
  };
}

function titleToShare(video: FullVideo | VideoPreview, reader: Reader): string {
  return isPreview(video) ? (video.card?.title ?? '') : titleOf(video, reader).text;
}

function votes(video: FullVideo | VideoPreview, reader: Reader): { likes: string; dislikes: string } {
  const { likes = 0, dislikes = 0 } = (isPreview(video) ? video.card : video.statistics) ?? {};
  const shown = (count: number) => (count > 0 ? shortCount(count, reader) : '');
  return { likes: shown(likes), dislikes: shown(dislikes) };
}
