import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages<{
  title: {};
  sentence: {};
  home: {};
  search: {};
  submit: {};
  meant: { address: string };
}>({
  title: { id: 'missingScreen.title', defaultMessage: 'Content not found!' },
  sentence: {
    id: 'missingScreen.sentence',
    defaultMessage: 'It may have been removed, or the address may be mistyped.',
  },
  home: { id: 'missingScreen.home', defaultMessage: 'To the main page' },
  search: { id: 'missingScreen.search', defaultMessage: 'Search for something else' },
  submit: { id: 'missingScreen.submit', defaultMessage: 'Search' },
  meant: { id: 'missingScreen.meant', defaultMessage: 'Did you mean {address}?' },
});

export interface MissingScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  homeHref: string;
  /** URL of the search page; the words are submitted as a query. */
  searchHref: string;
  /** Suggested URL that the visitor probably meant. */
  meant?: string | undefined;
}

/** Error page: nothing at this URL (404). */
export function MissingScreen({ homeHref, searchHref, meant, ...rest }: MissingScreenProps) {
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
        <SearchForm method="get" action={searchHref}>
          <TextField label={formatMessage(messages.search)} name="s" type="search" enterKeyHint="search" />
          <Button type="submit" kind="outlined" size="large" icon="search">
            {formatMessage(messages.submit)}
          </Button>
        </SearchForm>
        {meant !== undefined && <a href={meant}>{formatMessage(messages.meant, { address: meant })}</a>}
      </Notice>
    </Screen>
  );
}

const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
  margin-block: ${space[6]} ${space[4]};
  text-align: start;
`;
