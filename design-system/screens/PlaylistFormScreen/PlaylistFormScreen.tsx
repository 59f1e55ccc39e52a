import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { PlaylistForm, type PlaylistFormProps } from '../../forms/PlaylistForm/PlaylistForm.tsx';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';

const titles = defineMessages({
  new: { id: 'playlistFormScreen.new', defaultMessage: 'New playlist' },
  edit: { id: 'playlistFormScreen.edit', defaultMessage: 'Edit this playlist' },
});

export interface PlaylistFormScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  form: PlaylistFormProps;
}

/** A playlist is made or changed on a page of its own: without script, and where an address leads to it. */
export function PlaylistFormScreen({ form, ...rest }: PlaylistFormScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame {...rest} title={formatMessage(titles[form.section])} data-component="PlaylistFormScreen">
      <PlaylistForm {...form} />
    </AccountFrame>
  );
}
