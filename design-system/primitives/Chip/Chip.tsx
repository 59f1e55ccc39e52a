import { color, font, media, motion, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

const messages = defineMessages({
  remove: { id: 'chip.remove', defaultMessage: 'remove' },
});

export interface ChipProps extends ComponentProps<'a'> {
  href: string;
  /** Whether it is the current one of its row. */
  selected?: boolean;
  /** It represents an active choice; clicking it removes the choice. */
  removable?: boolean;
}

/** A short link in a row of similar ones: a sort order, a category, an active filter. */
export function Chip({ selected = false, removable = false, children, ...rest }: ChipProps) {
  const { formatMessage } = useIntl();
  return (
    <Root
      aria-current={selected ? 'true' : undefined}
      {...rest}
      data-component="Chip"
      data-selected={selected || undefined}
      data-removable={removable || undefined}
    >
      <span data-part="chip-label">{children}</span>
      {removable && (
        <>
          <span data-component="VisuallyHidden">, {formatMessage(messages.remove)}</span>
          <Icon name="close" size="small" />
        </>
      )}
    </Root>
  );
}

const Root = styled.a`
  /* Positions its visually hidden text, so that the text scrolls along with a row. */
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.control};
  max-inline-size: 100%;
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.raised};
  color: ${color.soft};
  font: ${font.chip};
  text-decoration: none;
  white-space: nowrap;

  > [data-part='chip-label'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  transition:
    background-color ${motion.fast} ${motion.out},
    color ${motion.fast} ${motion.out};

  @media (hover: hover) {
    &:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }

  &[data-removable] {
    border-color: ${color.accent};
    color: ${color.accent};
  }

  &[data-selected] {
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.ground};
  }

  /* The browser would paint a backplate behind the text, in the colour of the text. */
  @media ${media.forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
    }
  }
`;
