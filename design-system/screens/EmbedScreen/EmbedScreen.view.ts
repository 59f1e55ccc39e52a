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

/** Nothing of the video: only its number, which the address has told already. */
export const gatedEmbed = ({ id }: { id: number }, reader: Reader): EmbedScreenProps => ({
  player: null,
  siteName: reader.brand.name,
  ...linksTo({ id, href: reader.href.videoById({ id }) }, reader),
});

/** The way to the video's page, and to a report that already says which video it is about. */
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
