import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import {
  DeletePlaylistForm,
  type DeletePlaylistFormProps,
} from '../../forms/DeletePlaylistForm/DeletePlaylistForm.tsx';
import { PlaylistForm, type PlaylistFormProps } from '../../forms/PlaylistForm/PlaylistForm.tsx';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';

const titles = defineMessages({
  new: { id: 'playlistFormScreen.new', defaultMessage: 'New playlist' },
  edit: { id: 'playlistFormScreen.edit', defaultMessage: 'Edit this playlist' },
  delete: { id: 'deletePlaylistModal.title', defaultMessage: 'Delete this playlist?' },
});

export interface PlaylistFormScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Props of the form that its `section` selects. */
  form: PlaylistFormProps | DeletePlaylistFormProps;
}

/**
 * A page with the form that creates, edits or deletes a playlist: without JavaScript, and for links that lead to it.
 */
export function PlaylistFormScreen({ form, ...rest }: PlaylistFormScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame {...rest} title={formatMessage(titles[form.section])} data-component="PlaylistFormScreen">
      {form.section === 'delete' ? <DeletePlaylistForm {...form} /> : <PlaylistForm {...form} />}
    </AccountFrame>
  );
}
