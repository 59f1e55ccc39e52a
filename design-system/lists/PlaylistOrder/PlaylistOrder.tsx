import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Announcement } from '../../primitives/Announcement.tsx';
import { ActionMessage, type ActionSaying } from '../../actions/ActionMessage/ActionMessage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { OrderRoot } from './OrderRoot.ts';
import { useDragOrder } from './useDragOrder.ts';

type TitleValue = { title: string };

const messages = defineMessages<{
  heading: {};
  drag: {};
  arrows: {};
  more: { count: number };
  empty: {};
  up: TitleValue;
  down: TitleValue;
  remove: TitleValue;
  moved: TitleValue & { place: number; count: number };
  removed: TitleValue;
  done: {};
}>({
  heading: { id: 'playlistOrder.heading', defaultMessage: 'Arrange the videos' },
  drag: { id: 'playlistOrder.hint', defaultMessage: 'Drag a video by its handle, or move it with the arrows.' },
  arrows: { id: 'playlistOrder.arrows', defaultMessage: 'Move a video with the arrows.' },
  more: {
    id: 'playlistOrder.more',
    defaultMessage: '{count, plural, one {# more video follows} other {# more videos follow}} these as before.',
  },
  empty: { id: 'playlistOrder.empty', defaultMessage: 'No video is left in this playlist.' },
  up: { id: 'playlistOrder.up', defaultMessage: 'Move up: {title}' },
  down: { id: 'playlistOrder.down', defaultMessage: 'Move down: {title}' },
  remove: { id: 'playlistOrder.remove', defaultMessage: 'Remove from this playlist: {title}' },
  moved: { id: 'playlistOrder.moved', defaultMessage: '{title}: place {place} of {count}' },
  removed: { id: 'playlistOrder.removed', defaultMessage: 'Removed: {title}' },
  done: { id: 'playlistOrder.done', defaultMessage: 'Done' },
});

export interface OrderedVideo {
  id: number;
  title: string;
  picture: Picture | null;
  /** Such as `12:34`. */
  length: string;
}

export interface PlaylistOrderProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** In their current order, with all changes applied. */
  videos: readonly OrderedVideo[];
  /** Number of further videos after these. */
  more: number;
  /** Reason why the last change was undone. */
  message: ActionSaying | null;
  /** Moves a video to an index, counted from 0. */
  onMove: (id: number, place: number) => void;
  /** Takes a video out of the playlist. */
  onRemove: (id: number) => void;
  /** Returns to the videos as others see them; without JavaScript, the link to `doneHref` does. */
  onDone: () => void;
  doneHref: string;
  /** URL that a press is posted to without JavaScript: `press`, such as `up 123`, with all `videos` in their order. */
  action: string;
}

/** Acts of the buttons in a row, as sent in `press`. */
export type OrderAct = 'up' | 'down' | 'remove';

/** Calls `onPress` instead of following the link or submitting the form. */
function followed(event: MouseEvent, onPress: () => void): void {
  event.preventDefault();
  onPress();
}

/** Returns the remove buttons of a list, one for each row. */
const removeButtons = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-part="order-remove"]') ?? []),
];

/** Returns the rows in their order, what changes it, and what was announced last. */
function useOrder({ videos, onMove, onRemove }: Pick<PlaylistOrderProps, 'videos' | 'onMove' | 'onRemove'>) {
  const { formatMessage } = useIntl();
  const [announced, setAnnounced] = useState('');
  const move = (id: number, place: number) => {
    const title = videos.find((video) => video.id === id)?.title ?? '';
    if (place < 0 || place >= videos.length) return;
    setAnnounced(formatMessage(messages.moved, { title, place: place + 1, count: videos.length }));
    onMove(id, place);
  };
  const { list, shown, dragged, handlers, handleFor } = useDragOrder(videos, move);
  const remove = ({ id, title }: OrderedVideo, place: number) => {
    const buttons = removeButtons(list.current);
    // The button is removed with its row, so focus moves to the next one, or after the last one to the link that ends
    // it.
    const next = buttons[place + 1] ?? buttons[place - 1] ?? list.current?.closest('section')?.querySelector('a');
    next?.focus();
    setAnnounced(formatMessage(messages.removed, { title }));
    onRemove(id);
  };
  return { announced, move, remove, list, shown, dragged, handlers, handleFor };
}

/**
 * The videos of a playlist in their order, which the owner changes by dragging or by buttons. Changes are announced.
 */
export function PlaylistOrder(props: PlaylistOrderProps) {
  const { videos, more, message, onMove, onRemove, onDone, doneHref, action, ...rest } = props;
  const { formatMessage } = useIntl();
  const { announced, move, remove, list, shown, dragged, handlers, handleFor } = useOrder({ videos, onMove, onRemove });
  return (
    <OrderRoot {...rest} data-component="PlaylistOrder">
      <Head empty={shown.length === 0} doneHref={doneHref} onDone={onDone} />
      <ActionMessage message={message} />
      <Announcement sentence={announced} />
      <form role="none" method="post" action={action}>
        <input type="hidden" name="videos" value={shown.map(({ id }) => id).join(',')} />
        <ol data-part="order-list" role="list" ref={list} {...handlers}>
          {shown.map((video, place) => (
            <OrderRow
              key={video.id}
              video={video}
              dragged={dragged === video.id}
              handle={handleFor(video.id)}
              buttons={
                <RowButtons
                  video={video}
                  ends={[place === 0, place === shown.length - 1]}
                  action={action}
                  onMove={(step) => move(video.id, place + step)}
                  onRemove={() => remove(video, place)}
                />
              }
            />
          ))}
        </ol>
      </form>
      {more > 0 && <p data-part="order-hint">{formatMessage(messages.more, { count: more })}</p>}
    </OrderRoot>
  );
}

/** The heading, how to arrange, and the link that ends it. */
function Head({ empty, doneHref, onDone }: { empty: boolean; doneHref: string; onDone: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="order-head">
      <div>
        <h2 data-part="order-title">{formatMessage(messages.heading)}</h2>
        {empty ? (
          <p data-part="order-hint">{formatMessage(messages.empty)}</p>
        ) : (
          <>
            <p data-part="order-drag">{formatMessage(messages.drag)}</p>
            <noscript>
              <p data-part="order-hint">{formatMessage(messages.arrows)}</p>
            </noscript>
          </>
        )}
      </div>
      <Button icon="check" href={doneHref} onClick={(event) => followed(event, onDone)}>
        {formatMessage(messages.done)}
      </Button>
    </div>
  );
}

interface OrderedRow {
  video: OrderedVideo;
  dragged: boolean;
  /** Props of the handle. */
  handle: ComponentProps<'span'>;
  buttons: ReactNode;
}

/** A video that can be dragged by its handle. */
function OrderRow({ video, dragged, handle, buttons }: OrderedRow) {
  return (
    <li id={`order-${video.id}`} data-part="order-row" data-dragged={dragged || undefined}>
      <span data-part="order-handle" aria-hidden="true" {...handle}>
        <Icon name="grip" />
      </span>
      <span data-part="order-picture">
        {video.picture && (
          <Image
            picture={video.picture}
            alt=""
            width={96}
            height={54}
            sizes="6rem"
            draggable={false}
            data-part="order-image"
          />
        )}
      </span>
      <span data-part="order-text">
        <b data-part="order-name" dir="auto">
          {video.title}
        </b>
        <small data-part="order-length">{video.length}</small>
      </span>
      {buttons}
    </li>
  );
}

interface RowButtonsProps {
  video: OrderedVideo;
  /** Whether it is the first, and the last. */
  ends: readonly [first: boolean, last: boolean];
  action: string;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** Buttons that move a video up and down, and take it out. */
function RowButtons({ video, ends, action, onMove, onRemove }: RowButtonsProps) {
  const { formatMessage } = useIntl();
  /** Attributes of a submit button. Without JavaScript, the page comes back at the row that was moved. */
  const buttonPropsOf = (name: OrderAct, id: number) => ({
    type: 'submit' as const,
    name: 'press',
    value: `${name} ${id}`,
    formAction: name === 'remove' ? undefined : `${action}#order-${id}`,
  });
  return (
    <span data-part="order-buttons">
      <IconButton
        icon="up"
        label={formatMessage(messages.up, video)}
        aria-disabled={ends[0] || undefined}
        {...buttonPropsOf('up', video.id)}
        onClick={(event) => followed(event, () => onMove(-1))}
        data-part="order-move"
      />
      <IconButton
        icon="down"
        label={formatMessage(messages.down, video)}
        aria-disabled={ends[1] || undefined}
        {...buttonPropsOf('down', video.id)}
        onClick={(event) => followed(event, () => onMove(1))}
        data-part="order-move"
      />
      <IconButton
        icon="close"
        label={formatMessage(messages.remove, video)}
        {...buttonPropsOf('remove', video.id)}
        onClick={(event) => followed(event, onRemove)}
        data-part="order-remove"
      />
    </span>
  );
}
