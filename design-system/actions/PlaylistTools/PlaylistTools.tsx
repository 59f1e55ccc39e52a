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
  /** URLs of the pages that do the same, for visitors without JavaScript. */
  hrefs: Readonly<Record<'edit' | 'arrange' | 'delete', string>>;
  /** Opens the edit form above the page. */
  onEdit: () => void;
  /** True while the videos are being reordered. */
  arranging: boolean;
  /** Starts or ends the reordering. */
  onArrange: () => void;
  /** Asks for confirmation before the playlist is deleted. */
  onDelete: () => void;
}

/** The buttons of a playlist's owner. They act on this page, or lead to pages of their own without JavaScript. */
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
