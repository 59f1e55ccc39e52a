import { color, font, radius, size, space } from '@afterglow/tokens';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { announce } from '../../primitives/announce.ts';
import { moveHomeRow, type HomeRowChoice } from '../../reader/homeRows.ts';

const messages = defineMessages<{
  legend: {};
  hint: {};
  submit: {};
  up: { title: string };
  down: { title: string };
  moved: { title: string; place: number; count: number };
}>({
  legend: { id: 'homeRowsForm.legend', defaultMessage: 'Rows of your home page' },
  hint: {
    id: 'homeRowsForm.hint',
    defaultMessage: 'Rows without a tick are left out. This choice is kept on this device only.',
  },
  submit: { id: 'homeRowsForm.submit', defaultMessage: 'Save and show the page' },
  up: { id: 'playlistOrder.up', defaultMessage: 'Move up: {title}' },
  down: { id: 'playlistOrder.down', defaultMessage: 'Move down: {title}' },
  moved: { id: 'playlistOrder.moved', defaultMessage: '{title}: place {place} of {count}' },
});

export interface NamedRow extends HomeRowChoice {
  label: string;
}

export interface HomeRowsFormProps extends Omit<ComponentProps<'form'>, 'action' | 'children' | 'method'> {
  /** All rows that the page can have, in the member's order. */
  rows: readonly NamedRow[];
  /** URL that the choice is posted to. */
  action: string;
  /** The page to show once the choice is saved. */
  next: string;
  /** This page, to come back to after a move without JavaScript. */
  back: string;
}

/** Returns the rows in the order chosen so far, and what moves one. */
function useOrder(first: readonly NamedRow[]) {
  const { formatMessage } = useIntl();
  const [rows, setRows] = useState(first);
  const move = (event: MouseEvent, { row, label: title }: NamedRow, step: -1 | 1) => {
    event.preventDefault();
    const moved = moveHomeRow(rows, row, step);
    if (moved === rows) return;
    setRows(moved);
    const place = moved.findIndex((other) => other.row === row) + 1;
    announce(formatMessage(messages.moved, { title, place, count: moved.length }));
  };
  return { rows, move };
}

/** A form to choose the rows of the home page and their order. Fields are in the order of the rows. */
export function HomeRowsForm({ rows: first, action, next, back, ...rest }: HomeRowsFormProps) {
  const { formatMessage } = useIntl();
  const { rows, move } = useOrder(first);
  return (
    <Root
      aria-label={formatMessage(messages.submit)}
      {...rest}
      method="post"
      action={action}
      data-component="HomeRowsForm"
    >
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="back" value={back} />
      {/* Enter presses the first button of a form, which would move a row. */}
      <button type="submit" hidden>
        {formatMessage(messages.submit)}
      </button>
      <FieldGroup legend={formatMessage(messages.legend)} hint={formatMessage(messages.hint)}>
        <ol data-part="home-rows-list">
          {rows.map((row, place) => (
            <li key={row.row} data-part="home-rows-row">
              <input type="hidden" name="home" value={row.row} />
              <Checkbox label={row.label} name="home_shown" value={row.row} defaultChecked={row.shown} />
              <MoveButton row={row} up end={place === 0} onMove={move} />
              <MoveButton row={row} end={place === rows.length - 1} onMove={move} />
            </li>
          ))}
        </ol>
      </FieldGroup>
      <div>
        <Button type="submit">{formatMessage(messages.submit)}</Button>
      </div>
    </Root>
  );
}

interface Move {
  row: NamedRow;
  up?: boolean;
  /** Whether the row cannot move further. */
  end: boolean;
  onMove: (event: MouseEvent, row: NamedRow, step: -1 | 1) => void;
}

/** Moves a row by one place. Without JavaScript, it posts the order so far and the move. */
function MoveButton({ row, up = false, end, onMove }: Move) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      type="submit"
      icon={up ? 'up' : 'down'}
      label={formatMessage(up ? messages.up : messages.down, { title: row.label })}
      name="home_move"
      value={`${up ? 'up' : 'down'} ${row.row}`}
      aria-disabled={end || undefined}
      onClick={(event) => onMove(event, row, up ? -1 : 1)}
      data-part="home-rows-move"
    />
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & [data-part='home-rows-list'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    max-inline-size: ${size.reading};
  }
  & [data-part='home-rows-row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    padding: ${space[1]} 0 ${space[1]} ${space[3]};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    font: ${font.body};
  }
  /* The focus ring is drawn inside, as there is no room between adjacent buttons. */
  & [data-part='home-rows-move'] {
    outline-offset: calc(-1 * ${size.ring});
  }
  & [data-part='home-rows-move'][aria-disabled] {
    background: none;
    color: ${color.line};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & [data-part='home-rows-move'][aria-disabled] {
      color: GrayText;
    }
  }
`;
