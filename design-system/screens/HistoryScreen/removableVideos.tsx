import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { CardMenuProvider, type CardMenuTarget } from '../../cards/cardMenus.ts';
import { RemoveButton } from '../../cards/RemoveButton/RemoveButton.tsx';

const messages = defineMessages<{ remove: { title: string } }>({
  remove: { id: 'historyScreen.remove', defaultMessage: 'Remove from your history: {title}' },
});

interface RemovableVideosProps {
  /** The videos of the lists inside, by the URL of their cards. */
  videos: readonly { id: number; href: string }[];
  /** Removes a video; if omitted, cards have no button for it. */
  onRemove?: ((id: number) => void) | undefined;
  /**
   * URL that a removal is posted to without JavaScript, with `video_id` and the `fixed` fields. If omitted, removing
   * needs JavaScript.
   */
  post?: { action: string; fixed: Readonly<Record<string, string>> };
  children: ReactNode;
}

interface RemovingState extends Pick<Required<RemovableVideosProps>, 'videos' | 'onRemove'> {
  /** Id of the form that posts removals; undefined if there is none. */
  form: string | undefined;
}

const Removing = createContext<RemovingState | null>(null);

/** The remove button of a card, in place of its menu. */
function RemoveFromHistory({ href, title }: CardMenuTarget) {
  const { formatMessage } = useIntl();
  const removing = useContext(Removing);
  const id = removing?.videos.find((video) => video.href === href)?.id;
  if (!removing?.onRemove || id === undefined) return null;
  return (
    <RemoveButton
      label={formatMessage(messages.remove, { title })}
      onRemove={() => removing.onRemove?.(id)}
      {...(removing.form !== undefined && { form: removing.form, name: 'video_id', value: id })}
    />
  );
}

/** Lists of a history: each card has a button that removes it, in place of its menu. */
export function RemovableVideos({ videos, onRemove, post, children }: RemovableVideosProps) {
  const id = useId();
  const form = post && id;
  const removing = useMemo(() => (onRemove ? { videos, onRemove, form } : null), [videos, onRemove, form]);
  return (
    <Removing value={removing}>
      {post && (
        <form role="none" id={id} method="post" action={post.action} hidden>
          {Object.entries(post.fixed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
      )}
      <CardMenuProvider value={removing && RemoveFromHistory}>{children}</CardMenuProvider>
    </Removing>
  );
}
