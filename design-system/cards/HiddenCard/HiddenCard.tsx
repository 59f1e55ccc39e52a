import { color, font, layer, radius, size, space } from '@afterglow/tokens';
import { useEffect, useRef, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

const messages = defineMessages<{ hidden: {}; show: { title: string }; shown: {} }>({
  hidden: { id: 'hiddenCard.hidden', defaultMessage: 'Hidden' },
  shown: { id: 'hiddenCard.show', defaultMessage: 'Show' },
  show: { id: 'hiddenCard.showTitle', defaultMessage: 'Show: {title}' },
});

export interface HiddenCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the card, for screen readers only. */
  title: string;
  /** Moves the focus to its button: pass true if the visitor has just hidden the card with its own menu. */
  focused?: boolean;
  /** Uncovers this one card. */
  onShow: () => void;
}

/**
 * A cover over a card that the visitor's settings hide. It has the size of the card, so that nothing around it moves.
 */
export function HiddenCard({ title, focused = false, onShow, ...rest }: HiddenCardProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!focused) return undefined;
    // After the menu that was used, which returns the focus to its own button as it closes.
    const timer = setTimeout(() => button.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [focused]);
  return (
    <Root {...rest} data-component="HiddenCard">
      <p data-part="hidden-card-text">
        <Icon name="eyeOff" />
        {formatMessage(messages.hidden)}
      </p>
      <button
        ref={button}
        type="button"
        data-part="hidden-card-show"
        aria-label={formatMessage(messages.show, { title })}
        onClick={onShow}
      >
        {formatMessage(messages.shown)}
      </button>
    </Root>
  );
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer.raised};
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  border: ${size.hairline} dashed ${color.edge};
  border-radius: ${radius.card};
  background: ${color.ground};

  & [data-part='hidden-card-text'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.faint};
    font: ${font.body};
  }
  & [data-part='hidden-card-show'] {
    min-block-size: ${size.touch};
    padding-inline: ${space[4]};
    border-radius: ${radius.pill};
    color: ${color.accent};
    font: ${font.button};
    cursor: pointer;
    /* Inset, since the text is close above. */
    outline-offset: calc(-1 * ${space[1]});
  }
  @media print {
    & [data-part='hidden-card-show'] {
      display: none;
    }
  }
  & [data-part='hidden-card-show']:hover {
    text-decoration: underline;
  }
`;
