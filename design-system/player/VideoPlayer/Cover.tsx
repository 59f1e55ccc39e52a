import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';

/** Overlay on the poster while the video cannot be played: the reason and an action. */
export function Cover({ icon, sentence, children }: { icon: IconName; sentence: string; children?: ReactNode }) {
  return (
    <Root data-component="Cover">
      <Icon name={icon} size="large" />
      <p role="status">{sentence}</p>
      {children}
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

  & > p {
    max-inline-size: 36ch;
    margin: 0;
    font: ${font.lead};
    text-wrap: balance;
  }
  & > a {
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
  /* The player is small on phones: text and action use all of it. */
  @media ${media.xs} {
    gap: ${space[2]};
    padding: ${space[3]};

    & > p {
      font: ${font.small};
    }
  }
  & > a:hover {
    background: ${color.onShade};
    color: ${color.shade};
  }
`;
