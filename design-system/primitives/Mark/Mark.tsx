import { color, font, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../visuallyHidden.ts';

export interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The site's name, as written in its logo. */
  name: string;
  /** URL of the operator's own mark; null for the orb. */
  src?: string | null;
  /** Hides the name where space is tight; screen readers still say it. */
  markOnly?: boolean;
  /** `data-part` of its text, for a component around it that styles the text. */
  parts?: { name?: string };
}

/** The logo: the mark and the site's name. */
export function Mark({ name, src = null, markOnly = false, parts = {}, ...rest }: MarkProps) {
  return (
    <Root {...rest} data-component="Mark" data-mark-only={markOnly || undefined}>
      {src === null ? <i aria-hidden="true" /> : <img src={src} alt="" />}
      <span data-part={parts.name}>{name}</span>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text};
  font: ${font.wordmark};
  letter-spacing: ${tracking.wordmark};

  & i,
  & img {
    flex: none;
    inline-size: ${size.mark};
    block-size: ${size.mark};
  }
  & i {
    border-radius: 50%;
    background: linear-gradient(${color.orbPlum}, ${color.orbRose} 45%, ${color.orbGold});
    box-shadow: 0 0 ${space[5]} ${color.glow};
    forced-color-adjust: none;
  }

  &[data-mark-only] span {
    ${visuallyHidden}
  }
`;
