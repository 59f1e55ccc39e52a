import { color, font, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

const messages = defineMessages<{ title: {}; label: {}; length: { min: number; max: number }; submit: {} }>({
  title: { id: 'searchLengthScreen.title', defaultMessage: 'Search' },
  label: { id: 'searchLengthScreen.label', defaultMessage: 'What are you looking for?' },
  length: {
    id: 'searchLengthScreen.length',
    defaultMessage: 'A search has {min} to {max} characters; in Chinese, Japanese and Korean 2 are enough.',
  },
  submit: { id: 'searchLengthScreen.submit', defaultMessage: 'Search' },
});

export interface SearchLengthScreenProps extends Omit<ComponentProps<'form'>, 'action' | 'children' | 'title'> {
  /** URL of the search page; the words are submitted as a query. */
  action: string;
  /** The query as typed; empty if there was none. */
  words: string;
  /** Allowed length in code points. */
  length: { min: number; max: number };
}

/**
 * A page for a search that is too short or too long: no request was made, and the words stay in the field for
 * correction.
 */
export function SearchLengthScreen({ action, words, length, ...rest }: SearchLengthScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} role="search" method="get" action={action} data-component="SearchLengthScreen">
      <h1 data-part="search-length-title">{formatMessage(messages.title)}</h1>
      <TextField
        label={formatMessage(messages.label)}
        name="s"
        type="search"
        defaultValue={words}
        autoComplete="off"
        enterKeyHint="search"
        {...(words.trim() === ''
          ? { hint: formatMessage(messages.length, length) }
          : { error: formatMessage(messages.length, length) })}
      />
      <Button type="submit" kind="filled" size="large" icon="search">
        {formatMessage(messages.submit)}
      </Button>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.form};
  margin-inline: auto;
  padding-block: ${space[10]};

  & [data-part='search-length-title'] {
    color: ${color.text};
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
  }
`;
