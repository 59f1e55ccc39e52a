import { color, font, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface ActionSaying {
  sentence: string;
  /** `refused`: the press was refused and undone. `note`: there was nothing to do, which is not an error. */
  kind: 'refused' | 'note';
}

export interface ActionMessageProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Null while there is nothing to say. */
  message: ActionSaying | null;
}

/**
 * The outcome of a press without JavaScript: a sentence below its button, announced if it arrives later. With
 * JavaScript, a toast says it.
 */
export function ActionMessage({ message, ...rest }: ActionMessageProps) {
  return (
    <Root {...rest} data-component="ActionMessage" data-kind={message?.kind}>
      {message && (
        <>
          <Icon name={message.kind === 'refused' ? 'alert' : 'info'} size="small" />
          {message.sentence}
        </>
      )}
      <Announcement sentence={message?.sentence} />
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  gap: ${space[2]};
  color: ${color.soft};
  font: ${font.small};
  text-align: start;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  &[data-kind='refused'] {
    color: ${color.bad};
  }
  /* Out of the layout, where it would add a gap. */
  &:empty {
    display: none;
  }
  & svg {
    flex: none;
    margin-block-start: ${space.half};
  }
`;
