import { media, size } from '@afterglow/tokens';
import { useState, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { pictureButton } from '../pictureButton.ts';

const messages = defineMessages<{ show: { name: string } }>({
  show: { id: 'revealButton.show', defaultMessage: 'Show the picture: {name}' },
});

export interface RevealButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** Title of the card. */
  of: string;
  /**
   * Position of the card's picture; at the top by default. `side`: beside the text on wide pages. `start`: beside the text.
   * `portrait`: a circle as wide as the card. `avatar`: a large avatar in the middle.
   */
  'data-layout'?: 'side' | 'start' | 'portrait' | 'avatar' | undefined;
}

/**
 * In discreet mode, shows the blurred picture of a card (and its title) without following the link: a finger cannot
 * hover. Placed in the card, above the link; the base styles depend on its pressed state.
 */
export function RevealButton({ of: name, ...rest }: RevealButtonProps) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Root
      {...rest}
      type="button"
      aria-label={formatMessage(messages.show, { name })}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      data-component="RevealButton"
    >
      <Icon name={shown ? 'eyeOff' : 'eye'} size="small" />
    </Root>
  );
}

const Root = styled.button`
  ${pictureButton}
  inset-block-start: 0;
  inset-inline-end: 0;
  border-radius: 50%;

  &[data-layout='start'] {
    inset: 0;
    grid-area: 1 / 1 / -1 / 2;
    margin: auto;
  }
  /* In the middle of the circle, since a corner would be outside it. */
  &:is([data-layout='portrait'], [data-layout='avatar']) {
    inset-inline: 0;
    margin-inline: auto;
  }
  &[data-layout='portrait'] {
    margin-block-start: calc(50% - ${size.touch} / 2);
  }
  &[data-layout='avatar'] {
    margin-block-start: calc((${size.avatarLarge} - ${size.touch}) / 2);
  }
  @media not ${media.md} {
    &[data-layout='side'] {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
`;
