import type { FullVideo } from '@afterglow/contract/fullVideo';
import { titleOf } from '../../facts/texts.view.ts';
import { legalLinks } from '../../layout/LegalLinks/LegalLinks.view.ts';
import { videoPlayer } from '../../player/VideoPlayer/VideoPlayer.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { EmbedScreenProps } from './EmbedScreen.tsx';

export const embedScreen = (
  { video, signedIn }: { video: FullVideo; signedIn: boolean },
  reader: Reader,
): EmbedScreenProps => ({
  player: videoPlayer({ video, signedIn }, reader),
  siteName: reader.brand.name,
  ...linksTo({ id: video.id, href: reader.href.video(video) }, reader),
});

/** Returns an embed without the video: it has only the number, which is in the URL anyway. */
export const gatedEmbed = ({ id }: { id: number }, reader: Reader): EmbedScreenProps => ({
  player: null,
  siteName: reader.brand.name,
  ...linksTo({ id, href: reader.href.videoById({ id }) }, reader),
});

/** Returns the link to the video's page, and legal links whose report form already names the video. */
const linksTo = (
  { id, href }: { id: number; href: string },
  reader: Reader,
): Pick<EmbedScreenProps, 'pageHref' | 'legal'> => ({
  pageHref: href,
  legal: legalLinks({ object: `video ${id}`, url: href }, reader),
});

export const embedHead = (video: FullVideo, reader: Reader): DocumentHead => ({
  title: titleOf(video, reader).text,
  description: '',
});
