import { color, font, media, radius, size, space, tracking, weight } from '@afterglow/tokens';
import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import type { Picture } from '../../reader/picture.ts';
import { dotSeparated } from '../dotSeparated.ts';

export interface ProfileHeadProps extends ComponentProps<'div'> {
  name: string | Pending;
  /** Null if there is none; the first letter of the name is shown instead. */
  picture: Picture | null | Pending;
  /** Picture behind the head, 1250 × 250 pixels. `own`: the blurred `picture`. Null for none. */
  cover: Picture | 'own' | null;
  /** Short facts shown in one line, such as counts. */
  facts: readonly (string | Pending)[];
  /** Text that says the member is online; omitted otherwise. */
  online?: string | undefined;
}

/** The head of a person's or channel's page. `children` are rendered beside the name, such as a subscribe button. */
export function ProfileHead({ name, picture, cover, facts, online, children, ...rest }: ProfileHeadProps) {
  // Keeps the blurred picture below a cover that arrives later, until the cover has loaded.
  const [backdrop] = useState(cover === 'own');
  return (
    <Root {...rest} data-component="ProfileHead" data-covered={cover !== null || undefined}>
      {cover && <Cover cover={cover} picture={picture} backdrop={backdrop} />}
      {isPending(name) || isPending(picture) ? (
        <Skeleton shape="circle" data-part="profile-picture-pending" />
      ) : (
        <Avatar
          data-part="profile-picture"
          name={name}
          picture={picture}
          size="large"
          eager
          online={online !== undefined}
        />
      )}
      <div data-part="profile-text">
        <h1 data-part="profile-title" dir="auto">
          <PendingText of={name} announced />
        </h1>
        <p data-part="profile-facts">
          {online !== undefined && <b data-part="dotted-fact">{online}</b>}
          {facts.map((fact, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- facts have fixed places, and no text while pending
            <span key={place} data-part="dotted-fact">
              <PendingText of={fact} length="word" />
            </span>
          ))}
        </p>
      </div>
      {children && <div data-part="profile-actions">{children}</div>}
    </Root>
  );
}

/** The own cover, or the picture, blurred. */
function Cover({
  cover,
  picture,
  backdrop,
}: {
  cover: NonNullable<ProfileHeadProps['cover']>;
  picture: ProfileHeadProps['picture'];
  backdrop: boolean;
}) {
  return (
    <div data-part="profile-cover">
      {(backdrop || cover === 'own') && picture && !isPending(picture) && (
        <Image picture={picture} alt="" width={96} height={96} sizes="96px" eager data-part="profile-backdrop" />
      )}
      {cover !== 'own' && (
        <Image
          picture={cover}
          alt=""
          width={1250}
          height={250}
          sizes="100vw"
          eager="first"
          data-part="profile-cover-picture"
        />
      )}
    </div>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};

  & [data-part='profile-cover'] {
    position: relative;
    overflow: hidden;
    flex: 0 0 100%;
    aspect-ratio: 5;
    border-radius: ${radius.player};
    background: ${color.high};
  }
  & [data-part='profile-cover-picture'],
  & [data-part='profile-backdrop'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* Larger than its box, so that the blur has no pale edge. */
  & [data-part='profile-backdrop'] {
    filter: blur(${space[16]}) saturate(1.3);
    scale: 1.4;
    opacity: 0.55;
  }
  & [data-part='profile-picture-pending'] {
    flex: none;
    inline-size: ${size.avatarLarge};
  }
  &[data-covered] [data-part='profile-picture'],
  &[data-covered] [data-part='profile-picture-pending'] {
    margin-block-start: calc(-1 * ${space[14]});
    margin-inline-start: ${space[5]};
    position: relative;
    box-shadow: 0 0 0 ${space[1]} ${color.ground};
  }
  /* If the actions leave less width than this, they wrap below the text. */
  & [data-part='profile-text'] {
    flex: 1 1 ${size.menu};
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
  & [data-part='profile-actions']:empty {
    display: none;
  }

  /* So low that what the page is about begins on the first screen of a phone. */
  @media ${media.xs} {
    gap: ${space[3]};

    & [data-part='profile-text'] {
      flex-basis: 0;
    }
    & [data-part='profile-facts'] {
      font: ${font.meta};
    }
    &[data-covered] [data-part='profile-picture'],
    &[data-covered] [data-part='profile-picture-pending'] {
      margin-block-start: calc(-1 * ${space[6]});
      margin-inline-start: ${space[1]};
    }
    & [data-part='profile-actions'] {
      flex-basis: 100%;
    }
  }
`;
