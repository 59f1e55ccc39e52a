import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { SearchForm } from '../../feedback/SearchForm/SearchForm.tsx';
import { PopularVideos, type PopularVideosProps } from '../../lists/PopularVideos/PopularVideos.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages<{
  title: {};
  sentence: {};
  home: {};
  meant: { address: string };
}>({
  title: { id: 'missingScreen.title', defaultMessage: 'Content not found!' },
  sentence: {
    id: 'missingScreen.sentence',
    defaultMessage: 'It may have been removed, or the address may be mistyped.',
  },
  home: { id: 'missingScreen.home', defaultMessage: 'Go to the home page' },
  meant: { id: 'missingScreen.meant', defaultMessage: 'Did you mean {address}?' },
});

export interface MissingScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  homeHref: string;
  /** URL of the search page; the words are submitted as a query. */
  searchHref: string;
  /** Suggested URL that the visitor probably meant. */
  meant?: string | undefined;
  /** Popular videos to go on with; null if they are unknown. */
  popular: PopularVideosProps | null;
}

/** Error page: nothing at this URL (404). */
export function MissingScreen({ homeHref, searchHref, meant, popular, ...rest }: MissingScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen {...rest} data-component="MissingScreen">
      <Notice
        scene="missing"
        level={1}
        heading={formatMessage(messages.title)}
        sentence={formatMessage(messages.sentence)}
        way={{ href: homeHref, label: formatMessage(messages.home) }}
      >
        {meant !== undefined && <a href={meant}>{formatMessage(messages.meant, { address: meant })}</a>}
        <MissingSearch action={searchHref} />
      </Notice>
      {popular && <PopularVideos {...popular} />}
    </Screen>
  );
}

const MissingSearch = styled(SearchForm)`
  margin-block-start: ${space[6]};
`;
