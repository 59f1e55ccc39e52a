import { color, container, font, radius, size, space } from '@afterglow/tokens';
import { useRef, useState, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

const messages = defineMessages<{
  label: {};
  search: {};
  forget: {};
  never: {};
  days: { days: number };
  keep: {};
  save: {};
  load: {};
  clear: {};
  sure: {};
  not: {};
  loaded: { count: number };
  unreadable: {};
  cleared: {};
}>({
  label: { id: 'historyTools.label', defaultMessage: 'Your history' },
  search: { id: 'historyTools.search', defaultMessage: 'Search your history' },
  forget: { id: 'historyTools.forget', defaultMessage: 'Forget videos' },
  never: { id: 'historyTools.never', defaultMessage: 'Never' },
  days: { id: 'historyTools.days', defaultMessage: '{days, plural, one {After a day} other {After # days}}' },
  keep: { id: 'historyTools.keep', defaultMessage: 'Keep a history' },
  save: { id: 'historyTools.save', defaultMessage: 'Save a copy' },
  load: { id: 'historyTools.load', defaultMessage: 'Load a copy' },
  clear: { id: 'historyTools.clear', defaultMessage: 'Clear' },
  sure: { id: 'historyTools.sure', defaultMessage: 'Yes, clear it' },
  not: { id: 'historyTools.not', defaultMessage: 'Keep it' },
  loaded: {
    id: 'historyTools.loaded',
    defaultMessage:
      '{count, plural, =0 {All videos of this copy were there already.} one {# video was added.} other {# videos were added.}}',
  },
  unreadable: {
    id: 'historyTools.unreadable',
    defaultMessage: 'This file is no copy of a history, or this device is full. Choose a file that was saved here.',
  },
  cleared: { id: 'historyTools.cleared', defaultMessage: 'Your history is cleared.' },
});

/**
 * An action of the visitor. `load` adds the entries of a file that `save` has written; `clear` is sent only after a
 * second press.
 */
export type HistoryAct =
  | { act: 'search'; words: string }
  | { act: 'forgetAfter'; days: number }
  | { act: 'keep'; on: boolean }
  | { act: 'load'; file: File }
  | { act: 'save' }
  | { act: 'clear' };

/** Outcome of an action. */
export type HistoryNews = { state: 'loaded'; count: number } | { state: 'unreadable' } | { state: 'cleared' };

export interface HistoryToolsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Whether a history is kept at all. If not, only the switch is shown. */
  on: boolean;
  /** True if there is nothing to search, save or clear. */
  empty: boolean;
  /** Words that titles must contain. */
  words: string;
  /** Days after which a video is forgotten, one of `lifetimes`; 0 for never. */
  days: number;
  /** Choices for `days`. */
  lifetimes: readonly number[];
  /** Outcome to announce; null for none. */
  news: HistoryNews | null;
  /** Called on each press, and on each letter typed in the search. */
  onAct: (act: HistoryAct) => void;
}

/** Tools for the history on this device: search, export, import, shorten, clear, and switch off. */
export function HistoryTools({ on, empty, words, days, lifetimes, news, onAct, ...rest }: HistoryToolsProps) {
  const { formatMessage } = useIntl();
  const statusText = news && formatMessage(messages[news.state], { count: news.state === 'loaded' ? news.count : 0 });
  return (
    <Root aria-label={formatMessage(messages.label)} {...rest} data-component="HistoryTools">
      <div data-part="history-tools" data-off={!on || undefined}>
        {on && (
          <div>
            <TextField
              type="search"
              label={formatMessage(messages.search)}
              value={words}
              disabled={empty}
              autoComplete="off"
              onChange={({ target }) => onAct({ act: 'search', words: target.value })}
            />
          </div>
        )}
        {on && <Lifetime days={days} lifetimes={lifetimes} onAct={onAct} />}
        <div data-part="history-tools-keep">
          <Switch
            label={formatMessage(messages.keep)}
            checked={on}
            onChange={({ target }) => onAct({ act: 'keep', on: target.checked })}
          />
        </div>
        {on && <Copies empty={empty} onAct={onAct} />}
        <p data-part="history-tools-said">{statusText}</p>
        <Announcement sentence={statusText} />
      </div>
    </Root>
  );
}

function Copies({ empty, onAct }: Pick<HistoryToolsProps, 'empty' | 'onAct'>) {
  const { formatMessage } = useIntl();
  const file = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const clear = () => {
    if (asking) onAct({ act: 'clear' });
    setAsking(!asking);
  };
  return (
    <div data-part="history-tools-actions">
      <Button kind="quiet" icon="download" disabled={empty} onClick={() => onAct({ act: 'save' })}>
        {formatMessage(messages.save)}
      </Button>
      <Button kind="quiet" icon="upload" onClick={() => file.current?.click()}>
        {formatMessage(messages.load)}
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onAct({ act: 'load', file: chosen });
          // Without this, choosing the same file again would fire no event.
          target.value = '';
        }}
      />
      <Button kind={asking && !empty ? 'grave' : 'quiet'} icon="trash" disabled={empty} onClick={clear}>
        {formatMessage(asking && !empty ? messages.sure : messages.clear)}
      </Button>
      {asking && !empty && (
        <Button kind="quiet" onClick={() => setAsking(false)}>
          {formatMessage(messages.not)}
        </Button>
      )}
    </div>
  );
}

/** The choice after how many days videos are forgotten. */
function Lifetime({ days, lifetimes, onAct }: Pick<HistoryToolsProps, 'days' | 'lifetimes' | 'onAct'>) {
  const { formatMessage } = useIntl();
  const choices = lifetimes.map((value) => ({
    value: String(value),
    label: value === 0 ? formatMessage(messages.never) : formatMessage(messages.days, { days: value }),
  }));
  return (
    <div>
      <Select
        label={formatMessage(messages.forget)}
        choices={choices}
        value={String(days)}
        onChange={({ target }) => onAct({ act: 'forgetAfter', days: Number(target.value) })}
      />
    </div>
  );
}

const Root = styled.section`
  container: history-tools / inline-size;
  padding: ${space[4]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.card};

  & [data-part='history-tools'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: end;
    gap: ${space[4]} ${space[5]};
  }
  & [data-part='history-tools-keep'] {
    display: grid;
    align-content: center;
    min-block-size: ${size.touch};
  }
  & [data-part='history-tools-actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin-inline: calc(-1 * ${space[2]});
  }
  & [data-part='history-tools-said'] {
    color: ${color.soft};
    font: ${font.small};
  }
  & [data-part='history-tools-said']:empty {
    position: absolute;
  }
  @container history-tools ${container.three} {
    & [data-part='history-tools'] {
      grid-template-columns: minmax(0, 1fr) ${size.menu} auto;
    }
    /* The switch is alone, and its end stays where it is among the other tools. */
    & [data-part='history-tools'][data-off] {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='history-tools-actions'],
    & [data-part='history-tools-said'] {
      grid-column: 1 / -1;
    }
  }
`;
