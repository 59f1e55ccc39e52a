import { color, font, size, space } from '@afterglow/tokens';
import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { isPlainClick } from '../../primitives/isPlainClick.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Counter, type CounterProps } from '../../primitives/Counter/Counter.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { momentOrText } from '../../primitives/MomentLink/MomentLink.tsx';
import { RelativeTime, type RelativeTimeProps } from '../../primitives/RelativeTime/RelativeTime.tsx';
import { useFullTime } from '../../primitives/RelativeTime/useFullTime.ts';
import type { Moment } from '../../reader/linkedTimes.ts';
import type { Picture } from '../../reader/picture.ts';

const messages = defineMessages<{
  own: {};
  edited: {};
  reported: {};
  deleted: {};
  hidden: {};
  show: {};
  showOf: { name: string };
}>({
  own: { id: 'commentCard.own', defaultMessage: 'You' },
  edited: { id: 'commentCard.edited', defaultMessage: 'edited' },
  reported: { id: 'commentCard.reported', defaultMessage: 'You have reported this comment. We are looking at it.' },
  deleted: { id: 'commentCard.deleted', defaultMessage: 'This comment has been deleted.' },
  hidden: { id: 'commentCard.hidden', defaultMessage: 'A comment is hidden by your words.' },
  show: { id: 'commentCard.show', defaultMessage: 'Show' },
  showOf: { id: 'commentCard.showOf', defaultMessage: 'Show: {name}' },
});

/**
 * An action for a comment: a button, or a link. If set, `onPress` replaces the default action of an unmodified click.
 */
export interface CommentAction {
  label: string;
  /** Accessible name, if the label alone does not say what it does; it must contain the label. */
  name?: string;
  icon: IconName;
  href?: string;
  onPress?: (() => void) | undefined;
  /** For a toggle button: whether it is on. */
  pressed?: boolean;
  /**
   * For a button: the form that it submits without JavaScript. The query of a GET form's `action` is submitted with the
   * field.
   */
  form?: { method: 'get' | 'post'; action: string; field?: { name: string; value: string } };
}

export interface CommentCardProps extends ComponentProps<'article'> {
  /** Null if the comment has been deleted, and is kept for its replies. */
  author: { name: string; href: string; picture: Picture | null } | null;
  /**
   * Shown as it was written; an array of pieces if it mentions times of the video. A position that the whole comment is
   * about comes first.
   */
  text: string | readonly (string | Moment)[];
  /**
   * The time, and its date as localized text. `editedAt` is the time of the last change of its text, in milliseconds
   * since 1970; undefined if there was none.
   */
  posted: Pick<RelativeTimeProps, 'at' | 'date'> & { editedAt?: number | undefined };
  /** Says by whom it is pinned; undefined if it is not. */
  pinned?: string | undefined;
  /** Number of likes; null if there are none. */
  likes: Pick<CounterProps, 'shown' | 'label'> | null;
  /** Whether it is the visitor's own comment, or one that they have reported. */
  mark?: 'own' | 'reported' | undefined;
  /** Actions in display order; none by default. */
  actions?: readonly CommentAction[];
  /**
   * Set if the comment holds a word that the visitor hides: one row stands in its place. A comment that was seen before
   * keeps its box. `onShow` shows it; the focus moves to it.
   */
  folded?: { onShow: () => void } | undefined;
}

/** Returns whether a comment keeps its box, and how its button shows it, after which the comment has the focus. */
function useFold(folded: CommentCardProps['folded']) {
  const isFolded = folded !== undefined;
  const [seen, setSeen] = useState(!isFolded);
  if (!isFolded && !seen) setSeen(true);
  const [unfolded, setUnfolded] = useState(false);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFolded) return;
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [isFolded]);
  return {
    seen,
    unfolded,
    onShow: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      pressed.current = currentTarget.closest('article');
      setUnfolded(true);
      folded?.onShow();
    },
  };
}

/**
 * A comment on a video, a model or a member. Its text is shown unmodified. `children` is a status message below it:
 * that it is being sent, or why something was refused.
 */
export function CommentCard({
  author,
  text,
  posted,
  pinned,
  likes,
  mark,
  children,
  actions,
  folded,
  ...rest
}: CommentCardProps) {
  const { formatMessage } = useIntl();
  const { seen, unfolded, onShow } = useFold(folded);
  const name = author?.name ?? formatMessage(messages.deleted);
  return (
    <Root
      aria-label={folded ? formatMessage(messages.hidden) : name}
      tabIndex={unfolded || author === null ? -1 : undefined}
      {...rest}
      data-component="CommentCard"
      data-mark={mark}
      data-deleted={author === null || undefined}
      data-folded={folded !== undefined || undefined}
    >
      {folded && <Folded name={name} onShow={onShow} />}
      {seen && <Portrait author={author} />}
      {seen && <Content {...{ author, text, posted, pinned, likes, mark, actions }}>{children}</Content>}
    </Root>
  );
}

/** The row in place of a hidden comment. */
function Folded({ name, onShow }: { name: string; onShow: (event: MouseEvent<HTMLElement>) => void }) {
  const { formatMessage } = useIntl();
  return (
    <p data-part="comment-folded">
      <Icon name="eyeOff" size="small" />
      {formatMessage(messages.hidden)}
      <button
        type="button"
        data-part="comment-show"
        aria-label={formatMessage(messages.showOf, { name })}
        onClick={onShow}
      >
        {formatMessage(messages.show)}
      </button>
    </p>
  );
}

type ContentProps = Pick<CommentCardProps, 'author' | 'text' | 'posted' | 'pinned' | 'likes' | 'mark' | 'children'> & {
  actions: CommentCardProps['actions'] | undefined;
};

/** Everything of a comment but the picture. */
function Content({ author, text, posted, pinned, likes, mark, children, actions = [] }: ContentProps) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="comment-content">
      {author && pinned !== undefined && <Pinned by={pinned} />}
      {author && <Head author={author} mark={mark} posted={posted} />}
      {author === null ? (
        <p data-part="comment-note">{formatMessage(messages.deleted)}</p>
      ) : (
        <CommentText text={text} />
      )}
      {author && mark === 'reported' && <p data-part="comment-note">{formatMessage(messages.reported)}</p>}
      {author && (likes !== null || actions.length > 0) && <Foot likes={likes} actions={actions} />}
      {children && <p data-part="comment-note">{children}</p>}
      {typeof children === 'string' && <Announcement sentence={children} />}
    </div>
  );
}

/** The picture of the author, or a sign that the comment is gone. */
const Portrait = ({ author }: Pick<CommentCardProps, 'author'>) =>
  author ? (
    <Avatar data-part="comment-portrait" name={author.name} picture={author.picture} />
  ) : (
    <span data-part="comment-gone">
      <Icon name="trash" />
    </span>
  );

function Action({ label, name, icon, href, onPress, pressed, form }: CommentAction) {
  const follow = (event: MouseEvent) => {
    if (!onPress || !isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  };
  const face = (
    <>
      <Icon name={icon} size="small" filled={pressed === true} />
      {label}
    </>
  );
  if (href !== undefined)
    return (
      <a data-part="comment-action" href={href} aria-label={name} onClick={follow}>
        {face}
      </a>
    );
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onPress?.();
  };
  const button = { 'data-part': 'comment-action', 'aria-label': name, 'aria-pressed': pressed, onClick: handleClick };
  return form === undefined ? (
    <button type="button" {...button}>
      {face}
    </button>
  ) : (
    <form role="none" method={form.method} action={form.action}>
      {form.method === 'get' && <QueryFields address={form.action} />}
      <button type="submit" {...form.field} {...button}>
        {face}
      </button>
    </form>
  );
}

/** Hidden inputs for the query of a GET form's `action`, which browsers replace with the form's fields. */
const QueryFields = ({ address }: { address: string }) =>
  [...new URL(address, 'http://form.example').searchParams].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

const Pinned = ({ by }: { by: string }) => (
  <p data-part="comment-pinned">
    <Icon name="pin" size="small" />
    <span dir="auto">{by}</span>
  </p>
);

/** Says that the text was changed; the full date and time in the visitor's time zone are its title. */
function Edited({ at }: { at: number }) {
  const { formatMessage } = useIntl();
  return (
    <time data-part="comment-time" {...useFullTime(at)}>
      {formatMessage(messages.edited)}
    </time>
  );
}

/** The author of the comment, and its times. */
function Head({
  author,
  mark,
  posted: { editedAt, ...posted },
}: Pick<CommentCardProps, 'mark' | 'posted'> & { author: NonNullable<CommentCardProps['author']> }) {
  const { formatMessage } = useIntl();
  return (
    <header data-part="comment-head">
      <a data-part="comment-author" href={author.href} dir="auto">
        {author.name}
      </a>
      {mark === 'own' && <Badge>{formatMessage(messages.own)}</Badge>}
      <RelativeTime {...posted} data-part="comment-time" />
      {editedAt !== undefined && <Edited at={editedAt} />}
    </header>
  );
}

const CommentText = ({ text }: Pick<CommentCardProps, 'text'>) => (
  <p data-part="comment-text" dir="auto">
    {typeof text === 'string' ? text : text.map(momentOrText)}
  </p>
);

function Foot({
  likes,
  actions,
}: {
  likes: CommentCardProps['likes'];
  actions: NonNullable<CommentCardProps['actions']>;
}) {
  return (
    <footer data-part="comment-foot">
      {likes && <Counter {...likes} icon="like" data-part="comment-likes" />}
      {/* The icon is the key, so that a button whose label changes on a press keeps the focus. */}
      {actions.map((action) => (
        <Action key={action.icon} {...action} />
      ))}
    </footer>
  );
}

const Root = styled.article`
  display: grid;
  grid-template-columns: ${size.avatar} minmax(0, 1fr);
  gap: ${space[3]};

  /* The row in place of a hidden comment lies over both. */
  & [data-part='comment-portrait'],
  & [data-part='comment-folded'] {
    grid-area: 1 / 1;
  }
  & [data-part='comment-content'] {
    grid-area: 1 / 2;
  }
  /* A comment that was seen keeps its box, so that nothing around it moves. */
  &[data-folded] [data-part='comment-portrait'],
  &[data-folded] [data-part='comment-content'] {
    visibility: hidden;
  }
  & [data-part='comment-folded'] {
    grid-column-end: -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-self: start;
    gap: 0 ${space[2]};
    color: ${color.faint};
    font: ${font.small};
  }
  & [data-part='comment-show'] {
    min-block-size: ${size.touch};
    padding-inline: ${space[2]};
    color: ${color.accent};
    font: ${font.button};
    cursor: pointer;
  }
  & [data-part='comment-show']:hover {
    text-decoration: underline;
  }
  @media print {
    & [data-part='comment-show'] {
      display: none;
    }
  }
  & [data-part='comment-gone'] {
    display: grid;
    place-items: center;
    block-size: ${size.avatar};
    border: 1px dashed ${color.edge};
    border-radius: 50%;
    color: ${color.faint};
  }
  &[data-deleted] {
    align-items: center;
  }
  & [data-part='comment-head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
  }
  & [data-part='comment-author'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    margin-inline: calc(-1 * ${space.half});
    padding-inline: ${space.half};
    color: ${color.text};
    font: ${font.label};
    overflow-wrap: anywhere;
    text-decoration: none;
    outline-offset: 0;
  }
  & [data-part='comment-author']:hover {
    text-decoration: underline;
  }
  & [data-part='comment-time'] {
    color: ${color.faint};
    font: ${font.meta};
  }
  & [data-part='comment-text'] {
    /* Only as wide as its text: otherwise text of the other direction would begin at the far side of the page. */
    inline-size: fit-content;
    max-inline-size: 100%;
    color: ${color.soft};
    font: ${font.body};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  &[data-mark='reported'] [data-part='comment-text'] {
    color: ${color.faint};
  }
  & [data-part='comment-note'] {
    color: ${color.faint};
    font: ${font.small};
  }
  & [data-part='comment-pinned'] {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    color: ${color.soft};
    font: ${font.meta};
    overflow-wrap: anywhere;
  }
  & [data-part='comment-text'] + [data-part='comment-note'] {
    margin-block-start: ${space[1]};
  }
  & [data-part='comment-foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[4]};
    margin-block-start: ${space.half};
    color: ${color.faint};
    font: ${font.meta};
  }
  & [data-part='comment-likes'],
  & [data-part='comment-action'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-block-size: ${size.controlSmall};
    font: ${font.meta};
  }
  & [data-part='comment-action'] {
    margin-inline: calc(-1 * ${space.half});
    padding-inline: ${space.half};
    color: ${color.soft};
    text-decoration: none;
    cursor: pointer;
    outline-offset: 0;
  }
  /* Without JavaScript, hides buttons that do nothing, as they have neither a URL nor a form. */
  @media (scripting: none) {
    & button[data-part='comment-action'][type='button'] {
      display: none;
    }
  }
  & [data-part='comment-action']:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  & [data-part='comment-action'][aria-pressed='true'] {
    color: ${color.accent};
  }
`;
