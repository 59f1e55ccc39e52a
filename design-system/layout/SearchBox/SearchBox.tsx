import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { focusAtEnd } from '../../primitives/focusAtEnd.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState(false);
  const suggestions = useSuggestions({ length, onStart, onFind });
  const { open, hide } = suggestions;
  const drawing = useDrawing(suggestions.shown && onFind !== undefined);
  const field = { input, id: useId(), words, length, suggestions };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (length.fits(input.current?.value ?? '')) {
      hide();
      onSubmit?.(event);
    } else {
      event.preventDefault();
      suggestions.refuse();
    }
  };
  const reset = () => {
    if (input.current) input.current.value = words;
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
      data-closed={closed || undefined}
    >
      <SearchField {...field} drawn={drawing !== null} />
      <FormButtons opener={opener} />
      {drawing && <Suggestions {...field} List={drawing.SuggestionList} onReset={reset} onClear={onClear} />}
      <Opener opener={opener} input={input} onHide={hide} onClosed={setClosed} />
    </Root>
  );
}

interface Field {
  input: RefObject<HTMLInputElement | null>;
  id: string;
  words: string;
  length: SearchLength;
  suggestions: ReturnType<typeof useSuggestions>;
}

/** Id of the list, which the field controls. Its options have the same id with their index. */
const listOf = (id: string) => `${id}-list`;

/** Returns the handler of the keys that choose a suggestion. */
function chooseByKey(list: string, { move, hide, open, active }: Field['suggestions'], listed: boolean) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      hide();
    } else if (event.key === 'Enter' && listed && active >= 0) {
      event.preventDefault();
      // The suggestion is a link, so keyboard and pointer navigate the same way.
      document.getElementById(`${list}-${active}`)?.click();
    }
  };
}

/** The field with its label. `drawn`: whether the suggestions can be rendered. */
function SearchField({ input, id, words, length, suggestions, drawn }: Field & { drawn: boolean }) {
  const { formatMessage } = useIntl();
  const { show, active, open, groups } = suggestions;
  const list = listOf(id);
  const listed = open && drawn && countOf(groups) > 0;
  // Shows suggestions for text that was typed before hydration.
  useEffect(() => {
    if (input.current && input.current === document.activeElement) show(input.current.value);
  }, [input, show]);
  return (
    <>
      <label data-part="search-label" htmlFor={id}>
        <Icon name="search" />
        <span data-component="VisuallyHidden">{formatMessage(messages.label)}</span>
      </label>
      <input
        // On a new search, reset the field to its words, whatever was typed before.
        key={words}
        ref={input}
        id={id}
        role="combobox"
        {...fieldProps}
        maxLength={length.max}
        defaultValue={words}
        placeholder={formatMessage(messages.label)}
        aria-expanded={listed}
        aria-controls={listed ? list : undefined}
        aria-activedescendant={listed && active >= 0 ? `${list}-${active}` : undefined}
        onFocus={(event) => show(event.currentTarget.value)}
        onClick={(event) => show(event.currentTarget.value)}
        onInput={(event) => suggestions.type(event.currentTarget.value)}
        onKeyDown={chooseByKey(list, suggestions, listed)}
        data-part="search-field"
      />
      <kbd data-part="search-key" aria-hidden="true">
        /
      </kbd>
    </>
  );
}

const fieldProps = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  name: 's',
  autoComplete: 'off',
  autoCapitalize: 'off',
  'aria-keyshortcuts': '/',
  'aria-autocomplete': 'list',
} as const;

/** Buttons that start and close the search. */
function FormButtons({ opener }: { opener: RefObject<HTMLButtonElement | null> }) {
  const { formatMessage } = useIntl();
  return (
    <>
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
    </>
  );
}

interface SuggestionsProps extends Field {
  List: Drawing['SuggestionList'];
  /** Restores the words of the page in the field. */
  onReset: () => void;
  onClear: (() => void) | undefined;
}

/** The panel below the field, once its code has loaded. */
function Suggestions({ List, input, id, length, suggestions, onReset, onClear }: SuggestionsProps) {
  const { open, text, note, groups, active } = suggestions;
  const follow = (event: MouseEvent) => {
    // A modified click opens another tab; this one stays unchanged.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    suggestions.hide();
    onReset();
  };
  const clear = () => {
    onClear?.();
    suggestions.clearOwn();
    input.current?.focus();
  };
  return (
    <List
      id={listOf(id)}
      open={open}
      text={text}
      length={length}
      note={note}
      groups={groups}
      active={active}
      onFollow={follow}
      onClear={onClear && clear}
    />
  );
}

interface OpenerProps {
  opener: RefObject<HTMLButtonElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onHide: () => void;
  onClosed: (closed: boolean) => void;
}

/**
 * Receives focus when the search is closed. Not in the tab order, since the field opens when it is reached by Tab.
 */
function Opener({ opener, input, onHide, onClosed }: OpenerProps) {
  const { formatMessage } = useIntl();
  if (!useHydrated()) return null;
  return (
    <button
      ref={opener}
      type="button"
      tabIndex={-1}
      aria-label={formatMessage(messages.open)}
      onClick={() => focusAtEnd(input.current)}
      onFocus={() => {
        onHide();
        onClosed(true);
      }}
      onBlur={() => onClosed(false)}
      data-part="search-opener"
    />
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
