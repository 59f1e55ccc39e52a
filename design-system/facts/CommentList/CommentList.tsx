import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Picture } from '../../reader/picture.ts';

export interface ShownComment {
  id: string;
  name: string;
  href: string;
  picture: Picture | null;
  text: string;
  /** The date as localized text. */
  posted: string;
  /** The same date in ISO format: `2026-01-26`. */
  day: string;
  /** Number of likes as localized text; empty if there are none. */
  likes: string;
  /** Whether it is a reply to the preceding comment. */
  answer?: boolean;
}

export interface CommentListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In display order: a reply directly follows its comment. */
  comments: readonly ShownComment[];
}

/** User comments, each followed by its replies. Texts are shown unmodified. */
export function CommentList({ comments, ...rest }: CommentListProps) {
  return (
    <Root {...rest} data-component="CommentList">
      {comments.map(({ id, name, href, picture, text, posted, day, likes, answer = false }) => (
        <li key={id} data-part="comment-item" data-answer={answer || undefined}>
          <Avatar name={name} picture={picture} />
          <article>
            <header data-part="comment-head">
              <a data-part="comment-author" href={href} dir="auto">
                {name}
              </a>
              <time data-part="comment-time" dateTime={day}>
                {posted}
              </time>
            </header>
            <p data-part="comment-text" dir="auto">
              {text}
            </p>
            {likes !== '' && (
              <small data-part="comment-likes">
                <Icon name="like" size="small" />
                {likes}
              </small>
            )}
          </article>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  display: grid;
  gap: ${space[5]};
  max-inline-size: calc(${size.reading} + ${space[14]});

  & [data-part='comment-item'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }
  & [data-part='comment-item'][data-answer] {
    padding-inline-start: ${space[10]};
  }
  & [data-part='comment-head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
  }
  & [data-part='comment-author'] {
    color: ${color.text};
    padding-block: ${space.half};
    font: ${font.label};
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & [data-part='comment-author']:hover {
    text-decoration: underline;
  }
  & [data-part='comment-time'] {
    color: ${color.faint};
    font: ${font.meta};
  }
  & [data-part='comment-text'] {
    color: ${color.soft};
    font: ${font.body};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-part='comment-likes'] {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    margin-block-start: ${space[1]};
    color: ${color.faint};
    font: ${font.meta};
  }
`;
