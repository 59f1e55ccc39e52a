import { color, font, media, radius, space, tracking, weight } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { dotSeparated } from '../dotSeparated.ts';

export interface ProfileHeadProps extends ComponentProps<'div'> {
  name: string;
  /** Null when there is none; falls back to the first letter of the name. */
  picture: Picture | null;
  /** Cover picture behind it, 1250 × 250; null when there is none. */
  cover: Picture | null;
  /** Short facts shown in one line, such as counts. */
  facts: readonly string[];
  /** Text that says the member is online; omitted otherwise. */
  online?: string | undefined;
}

/** Header of a person's or channel's page. `children` are rendered beside the name, such as a subscribe button. */
export function ProfileHead({ name, picture, cover, facts, online, children, ...rest }: ProfileHeadProps) {
  return (
    <Root {...rest} data-component="ProfileHead" data-covered={cover !== null || undefined}>
      {cover && (
        <Image picture={cover} alt="" width={1250} height={250} sizes="100vw" eager="first" data-part="profile-cover" />
      )}
      <Avatar data-part="profile-picture" name={name} picture={picture} size="large" online={online !== undefined} />
      <div data-part="profile-text">
        <h1 data-part="profile-title" dir="auto">
          {name}
        </h1>
        <p data-part="profile-facts">
          {online !== undefined && <b data-part="dotted-fact">{online}</b>}
          {facts.map((fact) => (
            <span key={fact} data-part="dotted-fact">
              {fact}
            </span>
          ))}
        </p>
      </div>
      {children && <div data-part="profile-actions">{children}</div>}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};

  & [data-part='profile-cover'] {
    flex: 0 0 100%;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 5;
    object-fit: cover;
    border-radius: ${radius.player};
    background: ${color.high};
  }
  &[data-covered] [data-part='profile-picture'] {
    margin-block-start: calc(-1 * ${space[14]});
    margin-inline-start: ${space[5]};
    box-shadow: 0 0 0 ${space[1]} ${color.ground};
  }
  & [data-part='profile-text'] {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  & [data-part='profile-title'] {
    color: ${color.text};
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
    overflow-wrap: anywhere;
  }
  & [data-part='profile-facts'] {
    margin-block-start: ${space[1]};
    color: ${color.soft};
    font: ${font.body};
    ${dotSeparated}
  }
  & b[data-part='dotted-fact'] {
    color: ${color.good};
    font-weight: ${weight.strong};
  }
  & [data-part='profile-actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  @media ${media.xs} {
    &[data-covered] [data-part='profile-cover'] {
      aspect-ratio: 3;
    }
    &[data-covered] [data-part='profile-picture'] {
      margin-block-start: calc(-1 * ${space[10]});
      margin-inline-start: ${space[1]};
    }
    &[data-covered] [data-part='profile-text'],
    & [data-part='profile-actions'] {
      flex-basis: 100%;
    }
  }
`;
