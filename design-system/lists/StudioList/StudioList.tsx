import { color, container, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';

const messages = defineMessages({
  views: { id: 'studio.views', defaultMessage: 'Views' },
  likes: { id: 'studio.likes', defaultMessage: 'Likes' },
  comments: { id: 'studio.comments', defaultMessage: 'Comments' },
});

export interface StudioListVideo {
  id: string;
  /** Address at which it is changed. */
  href: string;
  title: string;
  picture: Picture | null;
  /** State as an icon and a sentence, such as “In moderation”. */
  state: { icon: IconName; text: string };
  /** Why it was refused; empty if it was not. */
  reason: string;
  /** Numbers of the last days, as text. */
  views: string;
  likes: string;
  comments: string;
}

export interface StudioListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The latest first. */
  videos: readonly StudioListVideo[];
}

/** A member’s own videos in every state, each with its latest views, likes and comments, and a link to change it. */
export function StudioList({ videos, ...rest }: StudioListProps) {
  return (
    <Root role="list" {...rest} data-component="StudioList">
      {videos.map(({ id, ...video }) => (
        <li key={id} data-part="studio-video">
          <Video {...video} />
        </li>
      ))}
    </Root>
  );
}

const figures = ['views', 'likes', 'comments'] as const;

function Video({ href, title, picture, state, reason, ...got }: Omit<StudioListVideo, 'id'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div data-part="studio-picture">
        {picture && <Image data-part="studio-still" picture={picture} alt="" width={288} height={162} sizes="7rem" />}
      </div>
      <div data-part="studio-said">
        <h2 data-part="studio-title">
          <a data-part="studio-link" href={href} dir="auto">
            {title}
          </a>
        </h2>
        <p data-part="studio-state">
          <Icon name={state.icon} size="small" />
          {state.text}
        </p>
        {reason !== '' && <p data-part="studio-reason">{reason}</p>}
      </div>
      <dl data-part="studio-figures">
        {figures.map((name) => (
          <div key={name} data-part="studio-figure">
            <dt data-part="studio-name">{formatMessage(messages[name])}</dt>
            <dd data-part="studio-value">{got[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;

  & [data-part='studio-video'] {
    position: relative;
    display: grid;
    grid-template-columns: calc(${size.menu} / 2) minmax(0, 1fr);
    gap: ${space[3]} ${space[4]};
    align-items: start;
    padding-block: ${space[4]};
    border-block-start: ${size.hairline} solid ${color.line};
  }
  & [data-part='studio-picture'] {
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.field};
    background: ${color.high};
  }
  & [data-part='studio-still'] {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='studio-said'] {
    display: grid;
    gap: ${space[1]};
    color: ${color.soft};
    font: ${font.small};
    overflow-wrap: anywhere;
  }
  & [data-part='studio-title'] {
    font: ${font.label};
  }
  & [data-part='studio-link'] {
    color: ${color.text};

    /* The whole row leads there. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
    &:hover {
      text-decoration: underline;
    }
  }
  & [data-part='studio-state'] {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }
  & [data-part='studio-reason'] {
    color: ${color.text};
  }
  & [data-part='studio-figures'] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
    margin: 0;
  }
  & [data-part='studio-figure'] {
    display: grid;
  }
  & [data-part='studio-name'] {
    color: ${color.faint};
    font: ${font.small};
  }
  & [data-part='studio-value'] {
    margin: 0;
    color: ${color.text};
    font: ${font.label};
    font-variant-numeric: tabular-nums;
  }
  @container ${container.three} {
    & [data-part='studio-video'] {
      grid-template-columns: calc(${size.menu} / 2) minmax(0, 1fr) auto;
    }
    & [data-part='studio-figures'] {
      grid-column: auto;
    }
  }
`;
