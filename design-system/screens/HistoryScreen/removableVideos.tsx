import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { CardMenuProvider, type CardMenuTarget } from '../../cards/cardMenus.ts';
import { RemoveButton } from '../../cards/RemoveButton/RemoveButton.tsx';

const messages = defineMessages<{ remove: { title: string } }>({
  remove: { id: 'historyScreen.remove', defaultMessage: 'Remove from your history: {title}' },
});

interface RemovableVideosProps {
  /** The videos of the lists in it, by the address of their cards. */
  videos: readonly { id: number; href: string }[];
  /** Removes a video; without it, cards have no button for that. */
  onRemove?: ((id: number) => void) | undefined;
  children: ReactNode;
}

const Removing = createContext<Pick<Required<RemovableVideosProps>, 'videos' | 'onRemove'> | null>(null);

/** What every card has instead of a menu. */
function RemoveFromHistory({ href, title }: CardMenuTarget) {
  const { formatMessage } = useIntl();
  const removing = useContext(Removing);
  const id = removing?.videos.find((video) => video.href === href)?.id;
  if (!removing?.onRemove || id === undefined) return null;
  return <RemoveButton label={formatMessage(messages.remove, { title })} onRemove={() => removing.onRemove?.(id)} />;
}

/** Lists of a history: each card in it has a button that takes it out, instead of its menu. */
export function RemovableVideos({ videos, onRemove, children }: RemovableVideosProps) {
  const removing = useMemo(() => (onRemove ? { videos, onRemove } : null), [videos, onRemove]);
  return (
    <Removing value={removing}>
      <CardMenuProvider value={removing && RemoveFromHistory}>{children}</CardMenuProvider>
    </Removing>
  );
}
