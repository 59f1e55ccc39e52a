import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { VideoScreen, type VideoScreenProps } from '@afterglow/design-system/screens/VideoScreen';
import { videoScreen, type VideoReads } from '@afterglow/design-system/screens/VideoScreen/view';
import { useMemo, type ReactNode } from 'react';
import { useConfig } from '../../shared/config.ts';
import { openDocument } from '../../shared/openPage.ts';
import { showRefusal } from '../../features/toasts/showToast.ts';
import { useOverlay, type Overlay } from '../../runtime/client/useOverlay.tsx';
import { useSignIn } from '../../features/session/useSignIn.tsx';
import { seekOnClick } from '../../features/player/seekOnClick.ts';
import { PlainActs } from '../../features/acts/PlainActs.tsx';
import { authorOf, useMemberActs, type Acts } from './useMemberActs.ts';
import { addressOf } from './addressOf.ts';

type Actions = VideoScreenProps['actions'];

const withActs = (actions: Actions, acts: Acts): Actions => ({
  ...actions,
  vote: actions.vote && { ...actions.vote, ...acts.vote },
  favourite: actions.favourite && { ...actions.favourite, ...acts.favourite },
  watchLater: actions.watchLater && { ...actions.watchLater, ...acts.watchLater },
  addTo: actions.addTo && { ...actions.addTo, ...acts.addTo },
  subscribe: actions.subscribe && { ...actions.subscribe, ...acts.subscribe },
});

/** Returns the actions of a guest: every press asks to sign in (D56). */
function guestActs(signIn: ReturnType<typeof useSignIn>): Acts {
  const keep = { onPress: () => signIn('keep') };
  return {
    vote: { onVote: () => signIn('vote') },
    favourite: keep,
    watchLater: keep,
    addTo: keep,
    subscribe: { onPress: () => signIn('subscribe') },
  };
}

/**
 * Returns the action that opens the member's playlists.
 * @param name title of the video, as it is shared
 */
function useAddTo(video: VideoReads['video'], name: string, { open }: Overlay): Acts['addTo'] {
  const reader = useReader();
  const { user } = useConfig();
  const { id } = addressOf(video);
  const show = async () => {
    await open(async () => {
      const { AddToPlaylists } = await import('../../features/playlists/AddToPlaylists.tsx');
      return (close) => user && <AddToPlaylists userId={user.id} videoId={id} name={name} onClose={close} />;
    }).catch(() => showRefusal({ code: 'unavailable' }, reader));
  };
  return { onPress: () => void show() };
}

/** Asks guests how to download (D57); a member's link leads to the file. */
function useDownload(video: VideoReads['video'], { open }: Overlay): { onPress?: () => void } {
  const { href } = useReader();
  const { user } = useConfig();
  const address = addressOf(video);
  const ask = () =>
    open(async () => {
      const { VideoDownload } = await import('./VideoDownload.tsx');
      return (close) => <VideoDownload address={address} onClose={close} />;
    }).catch(() => openDocument(href.page('download')));
  return user ? {} : { onPress: () => void ask() };
}

/** Returns a function that opens the dialog with the video's address. */
const openShare =
  (video: VideoReads['video'], name: string, { open }: Overlay) =>
  () =>
    open(async () => {
      const { VideoShare } = await import('./VideoShare.tsx');
      return (close) => <VideoShare video={video} name={name} onClose={close} />;
    });

type Reads = Required<Omit<VideoReads, 'signedIn'>>;

/** Returns a video's screen: the same objects after an act, so that only the actions are rendered again. */
function useVideoScreen({ video, related, categories, following }: Reads): VideoScreenProps {
  const reader = useReader();
  const signedIn = useConfig().user !== null;
  return useMemo(
    () => videoScreen({ video, related, categories, following, signedIn }, reader),
    [video, related, categories, following, signedIn, reader],
  );
}

/** A video's screen with the actions of its visitor. */
export function VideoWithActions({
  playlist,
  children,
  ...reads
}: Reads & { playlist: ReactNode; children: ReactNode }) {
  const { video } = reads;
  const signedIn = useConfig().user !== null;
  const overlay = useOverlay();
  const signIn = useSignIn(overlay);
  const { actions: bar, player, ...screen } = useVideoScreen(reads);
  const memberActs = useMemberActs(video, useAddTo(video, bar.share.title, overlay));
  const { share, download, ...actions } = withActs(bar, signedIn ? memberActs : guestActs(signIn));
  const ownDownload = { ...download, ...useDownload(video, overlay) };
  return (
    <>
      <VideoScreen
        {...screen}
        details={{ ...screen.details, onClick: seekOnClick }}
        player={{ ...player, playlist }}
        actions={{
          ...actions,
          download: ownDownload,
          share: { ...share, onOpen: openShare(video, share.title, overlay) },
          children: (
            <PlainActs of={{ section: 'video', id: addressOf(video).id, author: authorOf(video) }} layout="bar" />
          ),
        }}
      >
        {children}
      </VideoScreen>
      {overlay.overlay}
    </>
  );
}
