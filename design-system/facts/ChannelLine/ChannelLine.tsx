import { color, font, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import type { Picture } from '../../reader/picture.ts';

export interface ChannelLineProps extends ComponentProps<'div'> {
  name: string;
  /** Omitted if it has no page. */
  href?: string;
  /** Null when there is none; falls back to the first letter of the name. */
  picture: Picture | null;
  /** Such as `5,891 subscribers`. */
  subscribers: string;
}

/** The owner of a video. `children` are rendered beside it, such as a subscribe button. */
export function ChannelLine({ name, href, picture, subscribers, children, ...rest }: ChannelLineProps) {
  return (
    <Root {...rest} data-component="ChannelLine">
      <Avatar name={name} picture={picture} />
      <div data-part="channel-line-text">
        {href === undefined ? (
          <b data-part="channel-line-name" dir="auto">
            {name}
          </b>
        ) : (
          <a data-part="channel-line-name" href={href} dir="auto">
            {name}
          </a>
        )}
        <small data-part="channel-line-facts">{subscribers}</small>
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
    overflow: hidden;
    color: ${color.text};
    font: ${font.cardTitle};
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Minimum height of a touch target. */
  & a[data-part='channel-line-name'] {
    padding-block: ${space.half};
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
