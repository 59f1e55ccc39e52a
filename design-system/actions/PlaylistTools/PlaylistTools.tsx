import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ActionButton } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  edit: { id: 'playlistTools.edit', defaultMessage: 'Edit' },
  arrange: { id: 'playlistTools.arrange', defaultMessage: 'Arrange' },
  delete: { id: 'playlistTools.delete', defaultMessage: 'Delete' },
});

export interface PlaylistToolsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Each as a page of its own, for visitors without script. */
  hrefs: Readonly<Record<'edit' | 'arrange' | 'delete', string>>;
  /** Opens the form above the page. */
  onEdit: () => void;
  /** Whether its videos are being put in order. */
  arranging: boolean;
  /** Begins to put them in order, or ends it. */
  onArrange: () => void;
  /** Asks before it is deleted. */
  onDelete: () => void;
}

/** What the owner of a playlist does with it: on this page, or without script on pages of their own. */
export function PlaylistTools({ hrefs, onEdit, arranging, onArrange, onDelete, ...rest }: PlaylistToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="PlaylistTools">
      <ActionButton icon="edit" label={formatMessage(messages.edit)} href={hrefs.edit} onPress={onEdit} />
      <ActionButton
        icon="rows"
        label={formatMessage(messages.arrange)}
        pressed={arranging}
        onPress={onArrange}
        data-part="playlist-tool"
      />
      <ActionButton icon="trash" label={formatMessage(messages.delete)} onPress={onDelete} data-part="playlist-tool" />
      <noscript data-part="playlist-plain">
        <ActionButton icon="rows" label={formatMessage(messages.arrange)} href={hrefs.arrange} />
        <ActionButton icon="trash" label={formatMessage(messages.delete)} href={hrefs.delete} />
      </noscript>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @media (scripting: none) {
    & [data-part='playlist-tool'] {
      display: none;
    }
    & [data-part='playlist-plain'] {
      display: contents;
    }
  }
`;
