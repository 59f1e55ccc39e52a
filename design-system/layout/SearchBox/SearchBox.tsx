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
import { countOf, type SearchLength, type SuggestionGroup } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

const messages = defineMessages({
  label: { id: 'searchBox.label', defaultMessage: 'Search videos, models, channels' },
  submit: { id: 'searchBox.submit', defaultMessage: 'Start the search' },
  open: { id: 'searchBox.open', defaultMessage: 'Open the search' },
  close: { id: 'searchBox.close', defaultMessage: 'Close the search' },
});

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'action' | 'children' | 'method'> {
  /** URL of the search page; the words are submitted as a query. */
  action: string;
  /** The query of the current page. */
  words?: string | undefined;
  /** Allowed length; shorter and longer searches are not submitted. */
  length: SearchLength;
  /**
   * Called on focus. Calls `show` with suggestions for a text that is still too short to search for (popular searches,
   * and the visitor's recent ones), and again when more have loaded.
   */
  onStart?: ((show: (groups: readonly SuggestionGroup[]) => void) => void) | undefined;
  /** Fetches suggestions; rejects on failure. If omitted, the box is a plain field without a panel. */
  onFind?: ((text: string, signal: AbortSignal) => Promise<readonly SuggestionGroup[]>) | undefined;
  /** Clears the visitor's own searches. */
  onClear?: (() => void) | undefined;
}

/** Keeps focus when a button of the box is pressed: in Safari the box would lose focus and close. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The search with its suggestions. On phones it is an icon, and expands to the header's width while focused. Without
 * JavaScript it is a plain form.
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
  const { groups, note, text, shown, open, active, show, ...suggestions } = useSuggestions({ length, onStart, onFind });
  // Shows suggestions for text that was typed before hydration.
  useEffect(() => {
    if (input.current && input.current === document.activeElement) show(input.current.value);
  }, [show]);
  const drawing = useDrawing(shown && onFind !== undefined);
  const listed = open && drawing !== null && countOf(groups) > 0;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!length.fits(input.current?.value ?? '')) {
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
      // The suggestion is a link, so keyboard and pointer navigate the same way.
      document.getElementById(`${list}-${active}`)?.click();
    }
  };

  const follow = (event: MouseEvent) => {
    // A modified click opens another tab; this one stays unchanged.
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
      <label data-part="search-label" htmlFor={id}>
        <Icon name="search" />
        <span data-component="VisuallyHidden">{formatMessage(messages.label)}</span>
      </label>
      <input
        // On a new search, reset the field to its words, whatever was typed before.
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
        placeholder={formatMessage(messages.label)}
        autoComplete="off"
        autoCapitalize="off"
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? list : undefined}
        aria-activedescendant={listed && active >= 0 ? `${list}-${active}` : undefined}
        onFocus={(event) => show(event.currentTarget.value)}
        onClick={(event) => show(event.currentTarget.value)}
        onInput={(event) => suggestions.type(event.currentTarget.value)}
        onKeyDown={keys}
        data-part="search-field"
      />
      <kbd data-part="search-key" aria-hidden="true">
        /
      </kbd>
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
      {/* Receives focus when the search is closed. Not in the tab order, since the field opens when it is reached by
          Tab. */}
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

/**
 * Returns the module that renders the suggestions, loaded on first use; null until then. If loading fails, the next use
 * retries.
 */
function useDrawing(wanted: boolean): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (wanted && drawing === null) import('./SuggestionList.tsx').then(setDrawing, () => undefined);
  }, [wanted, drawing]);
  return drawing;
}
