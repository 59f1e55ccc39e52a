import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useHydrated } from '../../primitives/useHydrated.ts';
import { Root } from './SearchBox.styles.ts';
import { countOf, fits, type SearchLength, type SuggestionGroup } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

const messages = defineMessages({
  label: { id: 'searchBox.label', defaultMessage: 'Search videos, models and channels' },
  // One word, since it has to fit the narrowest field in every language.
  placeholder: { id: 'searchBox.placeholder', defaultMessage: 'Search' },
  submit: { id: 'searchBox.submit', defaultMessage: 'Start the search' },
  open: { id: 'searchBox.open', defaultMessage: 'Open the search' },
  close: { id: 'searchBox.close', defaultMessage: 'Close the search' },
});

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'action' | 'children' | 'method'> {
  /** The page that searches; the words are sent to it as a query. */
  action: string;
  /** What is being searched for on the page that is shown. */
  words?: string | undefined;
  /** Shorter and longer searches are not sent. */
  length: SearchLength;
  /**
   * Asked when the visitor comes to the box: shows what is offered before there is enough to look for (what is often
   * searched, and the visitor's last searches), and again when more of it has come.
   */
  onStart?: ((show: (groups: readonly SuggestionGroup[]) => void) => void) | undefined;
  /** Looks for suggestions; rejects where there is no answer. Without it the box is a field and nothing opens under it. */
  onFind?: ((text: string, signal: AbortSignal) => Promise<readonly SuggestionGroup[]>) | undefined;
  /** Forgets the visitor's own searches. */
  onClear?: (() => void) | undefined;
}

/** A press on a button of the box leaves the keyboard where it is: in Safari the box would lose it, and close. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The search with its suggestions. On phones it is an icon, and takes the width of the header while it has the keyboard.
 * Without script it is a plain form.
 */
export function SearchBox(props: SearchBoxProps) {
  const { action, words = '', length, onStart, onFind, onClear, onSubmit, ...rest } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const list = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  const { groups, note, text, shown, open, active, ...suggestions } = useSuggestions({ length, onStart, onFind });
  const drawing = useDrawing(shown && onFind !== undefined);
  const listed = open && drawing !== null && countOf(groups) > 0;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!fits(input.current?.value ?? '', length)) {
      event.preventDefault();
      suggestions.refuse();
      return;
    }
    suggestions.hide();
    onSubmit?.(event);
  };

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      suggestions.hide();
    } else if (event.key === 'Enter' && listed && active >= 0) {
      event.preventDefault();
      // The suggestion is a link, so that following it is the same by every way.
      document.getElementById(`${list}-${active}`)?.click();
    }
  };

  const follow = (event: MouseEvent) => {
    // In another tab: this one stays as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    suggestions.hide();
    if (input.current) input.current.value = words;
  };

  const clear = () => {
    onClear?.();
    suggestions.clearOwn();
    input.current?.focus();
  };

  return (
    <Root
      {...rest}
      role="search"
      method="get"
      action={action}
      onSubmit={submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && suggestions.hide()}
      data-component="SearchBox"
      data-open={open || undefined}
      data-closed={closed || undefined}
    >
      <label htmlFor={id}>
        <Icon name="search" />
        <span data-component="VisuallyHidden">{formatMessage(messages.label)}</span>
      </label>
      <input
        // Another search has other words in its field, whatever was typed into it before.
        key={words}
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="s"
        role="combobox"
        maxLength={length.max}
        defaultValue={words}
        placeholder={formatMessage(messages.placeholder)}
        autoComplete="off"
        autoCapitalize="off"
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? list : undefined}
        aria-activedescendant={listed && active >= 0 ? `${list}-${active}` : undefined}
        onFocus={(event) => suggestions.show(event.currentTarget.value)}
        onClick={(event) => suggestions.show(event.currentTarget.value)}
        onInput={(event) => suggestions.type(event.currentTarget.value)}
        onKeyDown={keys}
        data-search=""
      />
      <kbd aria-hidden="true">/</kbd>
      <button
        type="submit"
        aria-label={formatMessage(messages.submit)}
        title={formatMessage(messages.submit)}
        onMouseDown={keepFocus}
        data-part="search-submit"
      >
        <Icon name="forward" />
      </button>
      <button
        type="button"
        aria-label={formatMessage(messages.close)}
        title={formatMessage(messages.close)}
        onMouseDown={keepFocus}
        onClick={() => opener.current?.focus()}
        data-part="search-close"
      >
        <Icon name="close" />
      </button>
      {drawing && (
        <drawing.SuggestionList
          id={list}
          open={open}
          text={text}
          length={length}
          note={note}
          groups={groups}
          active={active}
          onFollow={follow}
          onClear={onClear && clear}
        />
      )}
      {/* What the closed search gives the keyboard to; reached by the keyboard, the field opens by itself. */}
      {hydrated && (
        <button
          ref={opener}
          type="button"
          tabIndex={-1}
          aria-label={formatMessage(messages.open)}
          onClick={() => input.current?.focus()}
          onFocus={() => {
            suggestions.hide();
            setClosed(true);
          }}
          onBlur={() => setClosed(false)}
          data-part="search-opener"
        />
      )}
    </Root>
  );
}

type Drawing = typeof import('./SuggestionList.tsx');

/** What draws the suggestions, loaded when they are wanted first; where it cannot be had, the next time tries again. */
function useDrawing(wanted: boolean): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (wanted && drawing === null) import('./SuggestionList.tsx').then(setDrawing, () => undefined);
  }, [wanted, drawing]);
  return drawing;
}
