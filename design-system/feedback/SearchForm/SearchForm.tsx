import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

const messages = defineMessages({
  label: { id: 'searchForm.label', defaultMessage: 'Search for something else' },
  submit: { id: 'searchForm.submit', defaultMessage: 'Search' },
});

export interface SearchFormProps extends Omit<ComponentProps<'form'>, 'action' | 'children' | 'method'> {
  /** URL of the search page; the words are submitted as a query. */
  action: string;
  /** The query that found nothing, to be edited. */
  words?: string | undefined;
}

/** A search form for pages with nothing to show: the 404 page, and a search without results. */
export function SearchForm({ action, words, ...rest }: SearchFormProps) {
  const { formatMessage } = useIntl();
  return (
    <Root
      aria-label={formatMessage(messages.submit)}
      {...rest}
      method="get"
      action={action}
      data-component="SearchForm"
    >
      <TextField
        label={formatMessage(messages.label)}
        name="s"
        type="search"
        defaultValue={words}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" size="large" icon="search">
        {formatMessage(messages.submit)}
      </Button>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
  text-align: start;
`;
