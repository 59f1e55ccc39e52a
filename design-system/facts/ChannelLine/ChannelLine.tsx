import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import type { Picture } from '../../reader/picture.ts';

export interface ChannelLineProps extends ComponentProps<'div'> {
  name: string | Pending;
  /** Omit it if the owner has no page. */
  href?: string;
  /** Null if there is none; the first letter of the name is shown instead. */
  picture: Picture | null | Pending;
  /** Localized text, such as `5,891 subscribers`; empty if there are none. */
  subscribers: string | Pending;
}

/** The owner of a video. `children` are rendered beside it, such as a subscribe button. */
export function ChannelLine({ name, href, picture, subscribers, children, ...rest }: ChannelLineProps) {
  return (
    <Root {...rest} data-component="ChannelLine">
      {isPending(name) || isPending(picture) ? (
        <Skeleton shape="circle" data-part="channel-line-picture" />
      ) : (
        <Avatar name={name} picture={picture} />
      )}
      <div data-part="channel-line-text">
        {href === undefined ? (
          <b data-part="channel-line-name" dir="auto">
            <PendingText of={name} length="word" />
          </b>
        ) : (
          <a data-part="channel-line-name" href={href} dir="auto">
            <PendingText of={name} length="word" />
          </a>
        )}
        {subscribers !== '' && (
          <small data-part="channel-line-facts">
            <PendingText of={subscribers} length="word" />
          </small>
        )}
      </div>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;

  & [data-part='channel-line-text'] {
    display: grid;
    min-inline-size: 0;
  }
  & [data-part='channel-line-name'] {
    /* Minimum height of a touch target. A name without a link is as high, so that nothing moves when the link
       arrives. */
    margin-inline: calc(-1 * ${space.half});
    padding: ${space.half};
    overflow: hidden;
    color: ${color.text};
    font: ${font.cardTitle};
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    outline-offset: 0;
  }
  & [data-part='channel-line-picture'] {
    flex: none;
    inline-size: ${size.avatar};
  }
  & a[data-part='channel-line-name']:hover {
    text-decoration: underline;
  }
  & [data-part='channel-line-facts'] {
    color: ${color.faint};
    font: ${font.meta};
    font-variant-numeric: tabular-nums;
  }
`;
