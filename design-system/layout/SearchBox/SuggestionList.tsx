import { color, font, layer, media, radius, shadow, size, space } from '@afterglow/tokens';
import { useEffect, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import {
  countOf,
  type SearchLength,
  type Suggestion,
  type SuggestionGroup,
  type SuggestionNote,
} from './suggestions.ts';

const messages = defineMessages<{
  label: {};
  clear: {};
  none: { text: string };
  length: { min: number; max: number };
  many: { count: number };
}>({
  label: { id: 'suggestionList.label', defaultMessage: 'Suggestions' },
  clear: { id: 'suggestionList.clear', defaultMessage: 'Clear' },
  none: {
    id: 'suggestionList.none',
    defaultMessage: 'Nothing is called “{text}”. Search for it all the same with Enter.',
  },
  length: {
    id: 'suggestionList.length',
    defaultMessage: 'A search has from {min} to {max} characters; in Chinese, Japanese and Korean 2 are enough.',
  },
  many: { id: 'suggestionList.many', defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}' },
});

interface SuggestionListProps {
  id: string;
  open: boolean;
  text: string;
  length: SearchLength;
  note: SuggestionNote;
  groups: readonly SuggestionGroup[];
  /** Index of the option highlighted with the arrow keys, across all groups; -1 for none. */
  active: number;
  onFollow: (event: MouseEvent) => void;
  onClear: (() => void) | undefined;
}

/** The panel below the search. Focus stays in the field; the list only highlights the active option. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, open, text, length, note, groups, active, onFollow, onClear } = props;
  const { formatMessage } = useIntl();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const count = countOf(groups);
  const sentence =
    note === 'length'
      ? formatMessage(messages.length, length)
      : note === 'none'
        ? formatMessage(messages.none, { text })
        : null;

  return (
    <>
      <Announcement sentence={open ? (sentence ?? formatMessage(messages.many, { count })) : null} />
      {open && (
        // Pressing the list must not blur the field, which would close the list before the click completes.
        <Panel onPointerDown={(event) => event.preventDefault()} onMouseDown={(event) => event.preventDefault()}>
          {sentence && <p aria-hidden="true">{sentence}</p>}
          {count > 0 && (
            <Offers id={id} text={text} groups={groups} active={active} onFollow={onFollow} onClear={onClear} />
          )}
        </Panel>
      )}
    </>
  );
}

type OffersProps = Omit<SuggestionListProps, 'open' | 'length' | 'note'>;

/** The suggestions in their groups. */
function Offers({ id, text, groups, active, onFollow, onClear }: OffersProps) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="suggestion-offers">
      <div role="listbox" id={id} aria-label={formatMessage(messages.label)}>
        {groups.map((group, at) => (
          <Group
            key={group.heading}
            list={id}
            group={group}
            headingId={`${id}-heading-${at}`}
            text={text.trim()}
            active={active}
            onFollow={onFollow}

            first={countOf(groups.slice(0, at))}
          />
        ))}
      </div>
      {/* A listbox may contain only options, so the button is outside it and positioned in its first
                  heading. */}
      {groups[0]?.own && onClear && (
        <button type="button" aria-describedby={`${id}-heading-0`} onClick={onClear} data-part="suggestion-clear">
          {formatMessage(messages.clear)}
        </button>
      )}
    </div>
  );
}

interface GroupProps {
  /** Id of the list. */
  list: string;
  group: SuggestionGroup;
  headingId: string;
  /** The typed text. */
  text: string;
  /** Index of the first option of this group, across all groups. */
  first: number;
  active: number;
  onFollow: (event: MouseEvent) => void;
}

function Group({ list, group, headingId, text, first, active, onFollow }: GroupProps) {
  const { heading, icon, suggestions } = group;
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} role="presentation" data-part="suggestion-heading">
        {heading}
      </div>
      {suggestions.map((suggestion, place) => (
        <Option
          key={suggestion.href + suggestion.label}
          id={`${list}-${first + place}`}
          suggestion={suggestion}
          icon={icon}
          text={text}
          active={first + place === active}
          onFollow={onFollow}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  icon: SuggestionGroup['icon'];
  text: string;
  active: boolean;
  onFollow: (event: MouseEvent) => void;
}

/** A suggestion, with the typed text marked in it. */
function Option({ id, suggestion, icon, text, active, onFollow }: OptionProps) {
  const { href, label, note: facts } = suggestion;
  const { before, match, after } = split(label, text);
  return (
    <a id={id} href={href} role="option" tabIndex={-1} aria-selected={active} onClick={onFollow}>
      <Icon name={icon} size="small" />
      <span data-part="suggestion-label" dir="auto">
        {before}
        <b>{match}</b>
        {after}
      </span>
      {facts && <small>{facts}</small>}
    </a>
  );
}

/** Splits a label at the typed text; `match` is empty if it does not occur. */
function split(label: string, text: string): { before: string; match: string; after: string } {
  const at = label.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return { before: label, match: '', after: '' };
  const end = at + text.length;
  return { before: label.slice(0, at), match: label.slice(at, end), after: label.slice(end) };
}

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + (${size.header} - ${size.control}) / 2 + ${space[2]});
  inset-inline: 0;
  z-index: ${layer.menu};
  max-block-size: calc(100dvh - ${size.header} - ${space[6]});
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow.menu};
  color: ${color.text};

  /* Wider than the field, which shares the bar with other items. */
  @media not ${media.xs} {
    inset-inline-end: auto;
    inline-size: max(100%, ${size.side});
  }

  [data-part='suggestion-offers'] {
    position: relative;
  }

  [data-part='suggestion-heading'] {
    padding: ${space[2]} ${space[3]} ${space[1]};
    color: ${color.faint};
    font: ${font.fine};
  }

  a {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-block-size: ${size.control};
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color.text};
    font: ${font.nav};
    text-decoration: none;
  }

  svg {
    color: ${color.faint};
  }

  [data-part='suggestion-label'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a > small {
    color: ${color.faint};
    font: ${font.fine};
    font-variant-numeric: tabular-nums;
  }

  a:hover,
  a[aria-selected='true'] {
    background: ${color.high};
  }

  a[aria-selected='true'] {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(-1 * ${size.ring});
  }

  [data-part='suggestion-clear'] {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-end: 0;
    min-block-size: ${space[6]};
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${font.fine};
  }

  [data-part='suggestion-clear']:hover {
    background: ${color.high};
    color: ${color.text};
  }

  > p {
    padding: ${space[2]} ${space[3]};
    color: ${color.soft};
    font: ${font.small};
    overflow-wrap: anywhere;
  }
`;
