import { color, font, layer, media, radius, shadow, size, space } from '@afterglow/tokens';
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { SuggestionGroup, SuggestionState } from './suggestions.ts';

const said = defineMessages<{
  label: {};
  loading: {};
  none: { text: string };
  failed: {};
  tooShort: { min: number; max: number };
  many: { count: number };
}>({
  label: { id: 'suggestionList.label', defaultMessage: 'Suggestions' },
  loading: { id: 'suggestionList.loading', defaultMessage: 'Looking for suggestions' },
  none: {
    id: 'suggestionList.none',
    defaultMessage: 'Nothing is called “{text}”. Search for it all the same with Enter.',
  },
  failed: {
    id: 'suggestionList.failed',
    defaultMessage: 'Suggestions cannot be had at the moment. Search with Enter.',
  },
  tooShort: { id: 'suggestionList.tooShort', defaultMessage: 'A search has from {min} to {max} characters.' },
  many: { id: 'suggestionList.many', defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}' },
});

interface SuggestionListProps {
  id: string;
  text: string;
  length: { min: number; max: number };
  state: SuggestionState;
  groups: readonly SuggestionGroup[];
  /** The place of the one that the arrow keys have reached, counted over all groups; -1 for none. */
  active: number;
  onFollow: () => void;
}

/** What lies open under the search. The keyboard stays in the field; the list only marks where it is. */
export function SuggestionList({ id, text, length, state, groups, active, onFollow }: SuggestionListProps) {
  const { formatMessage } = useIntl();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const many = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const listed = groups.map((group, at) => {
    const before = groups.slice(0, at).reduce((sum, { suggestions }) => sum + suggestions.length, 0);
    return { ...group, suggestions: group.suggestions.map((one, place) => ({ ...one, place: before + place })) };
  });
  const sentence = sentenceOf();

  return (
    // A press on the list must not take the keyboard from the field, which would close the list before the press is done.
    <Panel
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      data-state={state}
    >
      <div role="listbox" id={id} aria-label={formatMessage(said.label)}>
        {listed.map(({ heading, icon, suggestions }, at) => (
          <div key={heading} role="group" aria-labelledby={`${id}-heading-${at}`}>
            <div id={`${id}-heading-${at}`} role="presentation" data-heading="">
              {heading}
            </div>
            {suggestions.map(({ href, label, note, place: own }) => (
              <a
                key={href + label}
                id={`${id}-${own}`}
                href={href}
                role="option"
                tabIndex={-1}
                aria-selected={own === active}
                onClick={onFollow}
              >
                <Icon name={icon} size="small" />
                <span>{label}</span>
                {note && <small>{note}</small>}
              </a>
            ))}
          </div>
        ))}
      </div>
      {sentence && (
        <p>
          {state === 'loading' && <Spinner />}
          {sentence}
        </p>
      )}
      <span role="status" data-component="VisuallyHidden">
        {sentence ?? formatMessage(said.many, { count: many })}
      </span>
    </Panel>
  );

  function sentenceOf(): string | null {
    if (state === 'loading' && many === 0) return formatMessage(said.loading);
    if (state === 'failed') return formatMessage(said.failed);
    if (state === 'found' && many === 0) return formatMessage(said.none, { text });
    if (state === 'starting' && text !== '') return formatMessage(said.tooShort, length);
    return null;
  }
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

  /* Wider than a field that has to share the bar. */
  @media not ${media.xs} {
    inset-inline-end: auto;
    inline-size: max(100%, ${size.side});
  }

  [data-heading] {
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

  a > svg {
    color: ${color.faint};
  }

  a > span {
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

  > p {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    padding: ${space[2]} ${space[3]};
    color: ${color.soft};
    font: ${font.small};
    overflow-wrap: anywhere;
  }
`;
