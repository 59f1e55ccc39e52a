import { color, container, font, radius, size, space } from '@afterglow/tokens';
import { useRef, useState, type ComponentProps, type RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';

const messages = defineMessages<{
  label: {};
  delete: { name: string };
  empty: {};
  blocked: {};
  export: {};
  wipe: {};
  sure: {};
  keep: {};
  final: {};
}>({
  label: { id: 'deviceTable.label', defaultMessage: 'What is kept on this device' },
  delete: { id: 'deviceTable.delete', defaultMessage: 'Delete: {name}' },
  empty: { id: 'deviceTable.empty', defaultMessage: 'Nothing of this site is kept on this device.' },
  blocked: {
    id: 'deviceTable.blocked',
    defaultMessage: 'This browser lets no site keep anything, so there is nothing to show.',
  },
  export: { id: 'deviceTable.export', defaultMessage: 'Save a copy' },
  wipe: { id: 'deviceTable.wipe', defaultMessage: 'Delete everything' },
  sure: { id: 'deviceTable.sure', defaultMessage: 'Yes, delete everything' },
  keep: { id: 'deviceTable.keep', defaultMessage: 'Keep it' },
  final: { id: 'deviceTable.final', defaultMessage: 'This cannot be undone.' },
});

export interface DeviceRow {
  /** Key in the store, as developer tools show it. */
  name: string;
  /** Purpose of the stored data. */
  purpose: string;
  /** Time for which it is stored, as text. */
  lifetime: string;
  /** Number of stored values, as text. */
  count: string;
}

export interface DeviceTableProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Null if the browser refuses to store anything. */
  rows: readonly DeviceRow[] | null;
  /** Deletes a key. */
  onDelete: (name: string) => void;
  /** Exports all values as a file. */
  onExport: () => void;
  /** Deletes all keys; called only after a confirmation. */
  onWipe: () => void;
}

/**
 * A table of everything that this site stores on the visitor's device: its purpose, lifetime and amount. It can be
 * exported or deleted.
 */
export function DeviceTable({ rows, onDelete, onExport, onWipe, ref, ...rest }: DeviceTableProps) {
  const { formatMessage } = useIntl();
  const root = useSharedRef(ref);
  const wipe = () => {
    root.current?.focus();
    onWipe();
  };
  return (
    <Root aria-label={formatMessage(messages.label)} tabIndex={-1} {...rest} ref={root} data-component="DeviceTable">
      {rows && rows.length > 0 ? (
        <>
          <Rows rows={rows} root={root} onDelete={onDelete} />
          <Actions onExport={onExport} onWipe={wipe} />
        </>
      ) : (
        <p data-part="device-none">{formatMessage(rows ? messages.empty : messages.blocked)}</p>
      )}
    </Root>
  );
}

/** Copies everything, or deletes it after a question. */
function Actions({ onExport, onWipe }: { onExport: () => void; onWipe: () => void }) {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const wipe = () => {
    if (asking) onWipe();
    setAsking(!asking);
  };
  const final = asking ? formatMessage(messages.final) : null;
  return (
    <div data-part="device-actions">
      <Button icon="download" onClick={() => onExport()}>
        {formatMessage(messages.export)}
      </Button>
      <Button kind={asking ? 'grave' : 'outlined'} icon="trash" onClick={wipe}>
        {formatMessage(asking ? messages.sure : messages.wipe)}
      </Button>
      {asking && (
        <Button kind="quiet" onClick={() => setAsking(false)}>
          {formatMessage(messages.keep)}
        </Button>
      )}
      <span data-part="device-final">{final}</span>
      <Announcement sentence={final} />
    </div>
  );
}

/** A list of everything stored, each with a button to delete it. */
function Rows({
  rows,
  root,
  onDelete,
}: {
  rows: NonNullable<DeviceTableProps['rows']>;
  root: RefObject<HTMLElement | null>;
  onDelete: DeviceTableProps['onDelete'];
}) {
  const { formatMessage } = useIntl();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  /** Moves the focus to the next button, since the pressed one disappears with its row. */
  const remove = (name: string) => {
    const names = rows.map((row) => row.name);
    const index = names.indexOf(name);
    const next = buttons.current.get(names[index + 1] ?? names[index - 1] ?? '');
    (next ?? root.current)?.focus();
    onDelete(name);
  };
  return (
    <ul data-part="device-rows" role="list">
      {rows.map((row) => (
        <li key={row.name} data-part="device-row">
          <Facts row={row} />
          <IconButton
            data-part="device-delete"
            icon="trash"
            label={formatMessage(messages.delete, { name: row.name })}
            onClick={() => remove(row.name)}
            ref={(button) => {
              if (button) buttons.current.set(row.name, button);
              return () => void buttons.current.delete(row.name);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function Facts({ row }: { row: DeviceRow }) {
  const { name, purpose, lifetime, count } = row;
  return (
    <>
      <p data-part="device-purpose">{purpose}</p>
      <code data-part="device-name">{name}</code>
      <p data-part="device-facts">{lifetime}</p>
      <p data-part="device-facts">{count}</p>
    </>
  );
}

const Root = styled.section`
  container: device / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  [data-part='device-rows'] {
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }

  [data-part='device-row'] {
    display: grid;
    grid-template: auto auto auto auto / minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    padding: ${space[4]};
  }

  [data-part='device-row'] + [data-part='device-row'] {
    border-block-start: 1px solid ${color.line};
  }

  [data-part='device-purpose'] {
    grid-column: 1;
    color: ${color.text};
    font: ${font.small};
    text-wrap: pretty;
  }

  [data-part='device-name'] {
    grid-column: 1;
    color: ${color.faint};
    font: ${font.code};
  }

  [data-part='device-facts'] {
    grid-column: 1;
    color: ${color.soft};
    font: ${font.small};
    font-variant-numeric: tabular-nums;
  }

  [data-part='device-delete'] {
    grid-area: 1 / 2 / -1;
    align-self: center;
  }

  [data-part='device-actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }

  [data-part='device-final'] {
    color: ${color.bad};
    font: ${font.small};
  }

  [data-part='device-none'] {
    color: ${color.soft};
    font: ${font.body};
  }

  @container device ${container.three} {
    [data-part='device-row'] {
      grid-template: auto auto / minmax(0, 1fr) calc(${size.menu} + ${space[8]}) ${size.factName} auto;
      align-items: center;
      column-gap: ${space[5]};
    }

    [data-part='device-name'] {
      grid-row: 2;
    }

    [data-part='device-facts'] {
      grid-area: 1 / 2 / -1;
    }

    [data-part='device-facts'] + [data-part='device-facts'] {
      grid-column: 3;
    }

    [data-part='device-delete'] {
      grid-column: 4;
    }
  }
`;
