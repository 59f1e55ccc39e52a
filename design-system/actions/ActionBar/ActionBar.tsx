import { container, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';
import { DownloadButton, type DownloadButtonProps } from '../DownloadButton/DownloadButton.tsx';
import { FavouriteButton, type FavouriteButtonProps } from '../FavouriteButton/FavouriteButton.tsx';
import { ShareButton, type ShareButtonProps } from '../ShareButton/ShareButton.tsx';
import { VoteButtons, type VoteButtonsProps } from '../VoteButtons/VoteButtons.tsx';
import { WatchLaterButton, type WatchLaterButtonProps } from '../WatchLaterButton/WatchLaterButton.tsx';

const messages = defineMessages({
  addTo: { id: 'actionBar.addTo', defaultMessage: 'Add to' },
  report: { id: 'actionBar.report', defaultMessage: 'Report' },
});

export interface ActionBarProps extends ComponentProps<'div'> {
  share: ShareButtonProps;
  /** Omit this and the props below until it is known what the visitor may do. */
  vote?: VoteButtonsProps | undefined;
  favourite?: FavouriteButtonProps | undefined;
  watchLater?: WatchLaterButtonProps | undefined;
  /** Opens the visitor's playlists. */
  addTo?: Pick<ActionButtonProps, 'signInHref' | 'onPress' | 'busy' | 'message'> | undefined;
  download?: DownloadButtonProps | undefined;
  /** URL of the form that reports the video. */
  reportHref?: string | undefined;
}

/**
 * A row of buttons for what a visitor can do with a video. As the row gets narrower, the buttons lose their labels one
 * by one; the narrowest row is two rows of icons above their labels.
 * Without JavaScript the links work, and so does the vote if it has an `action`. `children` are further items of the
 * row.
 */
export function ActionBar(props: ActionBarProps) {
  const { share, vote, favourite, watchLater, addTo, download, reportHref, children, ...rest } = props;
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="ActionBar">
      <div data-part="action-bar-row">
        {vote && <VoteButtons {...vote} data-layout="bar" />}
        {favourite && <FavouriteButton {...favourite} data-layout="bar" />}
        {watchLater && <WatchLaterButton {...watchLater} data-layout="bar" data-short="two" />}
        {addTo && (
          <ActionButton
            {...addTo}
            icon="plus"
            label={formatMessage(messages.addTo)}
            data-layout="bar"
            data-short="three"
          />
        )}
        <ShareButton {...share} data-layout="bar" />
        {download && <DownloadButton {...download} data-layout="bar" data-short="four" />}
        {reportHref !== undefined && (
          <ActionButton
            icon="flag"
            label={formatMessage(messages.report)}
            href={reportHref}
            data-layout="bar"
            data-short="five"
          />
        )}
        {children}
      </div>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  container: actions / inline-size;

  & [data-part='action-bar-row'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  /* Four columns, so that eight buttons fill two rows. */
  @container actions not ${container.three} {
    & [data-part='action-bar-row'] {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${space[1]};
    }
  }
`;
