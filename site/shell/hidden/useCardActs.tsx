import type { CardAct } from '@afterglow/design-system/cards/CardMenu';
import type { CardMenuTarget } from '@afterglow/design-system/cards/menus';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { ReactNode } from 'react';
import { sendAct } from '../../data/act.ts';
import { useConfig } from '../../shared/config.ts';
import { openDocument } from '../../shared/openPage.ts';
import { showDone, showRefusal } from '../../features/toasts/showToast.ts';
import { useOverlay, type Overlay } from '../../runtime/client/useOverlay.tsx';
import { useSignIn } from '../../features/session/useSignIn.tsx';
import { hideMore, stopHidingLike } from './hiddenStore.ts';
import { wordsOf } from '../../device/words.ts';

type Target = Pick<CardMenuTarget, 'href' | 'title' | 'by'>;

const idOf = ({ href }: Target): number => Number(/\/video\/(\d+)\//.exec(href)?.[1] ?? 0);

/** Adds a video to the member's list for later, and shows the result as a toast. */
async function keepForLater(id: number, reader: Reader): Promise<void> {
  const refused = await sendAct({ act: 'watch_later', section: 'add', video_id: id });
  return refused === null ? showDone('later', reader) : showRefusal(refused, reader, 'watch_later');
}

const chooseWord = ({ open }: Overlay, { title }: Target, { href }: Reader): Promise<void> =>
  open(async () => {
    const { HideWordModal } = await import('@afterglow/design-system/modals/HideWordModal');
    return (close) => (
      <HideWordModal
        words={wordsOf(title)}
        deviceHref={href.page('device')}
        onClose={close}
        onChoose={(word) => {
          close();
          hideMore('words', word);
        }}
      />
    );
  });

const addTo = ({ open }: Overlay, target: Target, userId: number): Promise<void> =>
  open(async () => {
    const { AddToPlaylists } = await import('../../features/playlists/AddToPlaylists.tsx');
    return (close) => <AddToPlaylists userId={userId} videoId={idOf(target)} name={target.title} onClose={close} />;
  });

/**
 * Returns the actions of a card's menu. If the code of a modal cannot be loaded, an entry does nothing; the next press
 * tries again.
 */
export function useCardActs(target: Target): { overlay: ReactNode; onAct: (act: CardAct) => void } {
  const reader = useReader();
  const { user } = useConfig();
  const over = useOverlay();
  const signIn = useSignIn(over);
  const ignore = () => undefined;
  const run: Record<CardAct, () => void> = {
    later: () => (user ? void keepForLater(idOf(target), reader) : signIn('keep')),
    addTo: () => (user ? void addTo(over, target, user.id).catch(ignore) : signIn('keep')),
    hideChannel: () => hideMore('channels', target.by),
    hideWord: () => void chooseWord(over, target, reader).catch(ignore),
    stopHiding: () => stopHidingLike(target),
    report: () => openDocument(reader.href.report({ object: `video ${idOf(target)}`, url: target.href })),
  };
  return { overlay: over.overlay, onAct: (act) => run[act]() };
}
