import { useId, useRef, type ComponentProps, type KeyboardEvent, type SubmitEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Root } from './SearchBox.styles.ts';
import { SuggestionList } from './SuggestionList.tsx';
import type { SuggestionGroup } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

const said = defineMessages({
  label: { id: 'searchBox.label', defaultMessage: 'Search videos, models and channels' },
  // One word, since it has to fit the narrowest field in every language.
  placeholder: { id: 'searchBox.placeholder', defaultMessage: 'Search' },
  submit: { id: 'searchBox.submit', defaultMessage: 'Start the search' },
  close: { id: 'searchBox.close', defaultMessage: 'Close the search' },
});

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'action' | 'children' | 'method'> {
  /** The page that searches; the words are sent to it as a query. */
  action: string;
  /** What is being searched for on the page that is shown. */
  words?: string | undefined;
  /** Shorter and longer searches are not sent; in code points of the trimmed text. */
  length: { min: number; max: number };
  /** Offered before there is enough to look for: what is often searched, and the last searches of this visitor. */
  starting?: readonly SuggestionGroup[] | undefined;
  /** Looks for suggestions; without it there are only the starting ones. */
  onFind?: ((text: string, signal: AbortSignal) => Promise<readonly SuggestionGroup[]>) | undefined;
}

/**
 * The search with its suggestions. On phones it is an icon, and takes the width of the header while it has the keyboard.
 * Without script it is a plain form.
 */
export function SearchBox({ action, words = '', length, starting = [], onFind, onSubmit, ...rest }: SearchBoxProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const list = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const { open, text, state, groups, active, type, show, hide, move } = useSuggestions({
    words,
    min: length.min,
    starting,
    onFind,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = [...(input.current?.value ?? '').trim()].length;
    if (typed < length.min || typed > length.max) {
      event.preventDefault();
      return;
    }
    hide();
    onSubmit?.(event);
  };

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      hide();
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      // The suggestion is a link, so that following it is the same by every way.
      document.getElementById(`${list}-${active}`)?.click();
    }
  };

  const close = () => {
    hide();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  return (
    <Root
      {...rest}
      role="search"
      method="get"
      action={action}
      onSubmit={submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hide()}
      data-component="SearchBox"
      data-open={open || undefined}
    >
      <label htmlFor={id}>
        <Icon name="search" />
        <span data-component="VisuallyHidden">{formatMessage(said.label)}</span>
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="s"
        role="combobox"
        maxLength={length.max}
        defaultValue={words}
        placeholder={formatMessage(said.placeholder)}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && active >= 0 ? `${list}-${active}` : undefined}
        onFocus={show}
        onClick={show}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={keys}
        data-search=""
      />
      <kbd aria-hidden="true">/</kbd>
      <button type="submit" aria-label={formatMessage(said.submit)} title={formatMessage(said.submit)}>
        <Icon name="forward" />
      </button>
      <button type="button" aria-label={formatMessage(said.close)} title={formatMessage(said.close)} onClick={close}>
        <Icon name="close" />
      </button>
      {open && (
        <SuggestionList
          id={list}
          text={text}
          length={length}
          state={state}
          groups={groups}
          active={active}
          onFollow={hide}
        />
      )}
    </Root>
  );
}
