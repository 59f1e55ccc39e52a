import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** From 0 to 1; null without votes. */
  share: number | null;
  /** Such as `92%`; empty without votes. */
  shown: string;
  /** For screen readers, such as `92% liked`. */
  label: string;
  /** Shows a bar below the figure. */
  bar?: boolean;
}

/** The percentage of likes, or nothing without votes. Gold, the only coloured text in its line. */
export function Rating({ share, shown, label, bar = false, ...rest }: RatingProps) {
  return (
    <Root title={label} hidden={share === null} {...rest} data-component="Rating">
      <span aria-hidden="true">{shown}</span>
      <span data-component="VisuallyHidden">{label}</span>
      {bar && share !== null && <meter min={0} max={1} value={share} aria-hidden="true" />}
    </Root>
  );
}

const Root = styled.span`
  display: inline-grid;
  gap: ${space[1]};
  color: ${color.gold};
  font: ${font.metaStrong};
  font-variant-numeric: tabular-nums;

  > meter {
    appearance: none;
    display: block;
    inline-size: calc(${size.menu} / 3);
    block-size: ${space[1]};
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.high};
    overflow: hidden;
  }

  > meter::-webkit-meter-bar {
    block-size: 100%;
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.high};
  }

  > meter::-webkit-meter-optimum-value {
    border-radius: ${radius.pill};
    background: ${color.gold};
  }

  > meter::-moz-meter-bar {
    border-radius: ${radius.pill};
    background: ${color.gold};
  }
`;
