import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';

/** Overlay on the poster while the video cannot be played: the reason and an action. */
export function Cover({
  icon,
  sentence,
  way,
}: {
  icon: IconName;
  sentence: string;
  way: ComponentProps<'a'> & { label: string };
}) {
  const { label, ...link } = way;
  return (
    <Root data-component="Cover" data-icon={icon}>
      <Icon name={icon} size="large" data-part="cover-icon" />
      <p data-part="cover-text">{sentence}</p>
      <Announcement sentence={sentence} />
      <a {...link} data-part="cover-way">
        {label}
      </a>
    </Root>
  );
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  background: color-mix(in srgb, ${color.shade} 76%, transparent);
  color: ${color.onShade};
  text-align: center;

  & [data-part='cover-text'] {
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- a sentence over a picture wraps after this many letters, at any font size */
    max-inline-size: 36ch;
    margin: 0;
    font: ${font.lead};
    text-wrap: balance;
  }
  & [data-part='cover-way'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.control};
    padding-inline: ${space[5]};
    border: ${size.hairline} solid currentColor;
    border-radius: ${radius.pill};
    color: inherit;
    font: ${font.button};
    text-decoration: none;
  }
  /* The player is small on phones, so text and action use all of it. */
  @media ${media.xs} {
    gap: ${space[2]};
    padding: ${space[3]};

    & [data-part='cover-text'] {
      font: ${font.small};
    }
    /* There is no room for an icon above the longest sentence. */
    &[data-icon='alert'] [data-part='cover-icon'] {
      display: none;
    }
  }
  & [data-part='cover-way']:hover {
    background: ${color.onShade};
    color: ${color.shade};
  }
`;
