import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Dropdown } from '../../primitives/Dropdown/Dropdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Select, type SelectChoice } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useHydrated } from '../../primitives/useHydrated.ts';
import { filterPanel, filterRow } from '../filterRow.ts';

const messages = defineMessages({
  label: { id: 'filterForm.label', defaultMessage: 'Filters' },
  clear: { id: 'filterForm.clear', defaultMessage: 'Clear all' },
});

/** `empty`: it would have no results. It can still be chosen, since other choices may be removed. */
export type FilterChoice = SelectChoice;

export interface FilterField {
  /** Name of the query parameter. */
  name: string;
  label: string;
  /** Empty if the filter is not set. */
  value: string;
  /** Omitted for a number that the visitor types in. */
  choices?: readonly FilterChoice[];
  /** Maximum number of digits of such a number. */
  maxLength?: number;
}

export interface FilterFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL to which the choices are submitted as a query. */
  action: string;
  /** The available filters, one field each. */
  fields: readonly FilterField[];
  /** The active choices, each with the URL that removes it. */
  chosen: readonly { label: string; without: string }[];
  /** URL without any filter. */
  clear: string;
  /** Label of the button that submits them, such as `Show 34 models`. */
  submit: string;
  /** The same without a number, such as `Show models`. Without script, no number could follow the choices. */
  submitUncounted: string;
  /** Called with all choices when one changes; they are not applied before they are submitted. */
  onChoose?: ((choices: Record<string, string>) => void) | undefined;
}

const choicesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Many filters in one panel, submitted together; active choices are shown beside it and can be removed. For three or
 * fewer use FilterBar.
 */
export function FilterForm({ action, fields, chosen, clear, onChoose, ...props }: FilterFormProps) {
  const { submit, submitUncounted, ...rest } = props;
  const { formatMessage } = useIntl();
  return (
    <Root data-stop-scroll="" {...rest} data-component="FilterForm">
      <Dropdown
        align="end"
        parts={{ face: 'filter-form-face', panel: 'filter-form-panel' }}
        data-part="filter-form-menu"
        face={<Face />}
      >
        {/* Its fields show the values of the URL: another URL renders a new form, and the browser restores none of
            its values. */}
        <form
          key={fields.map(({ value }) => value).join('.')}
          data-part="filter-form"
          aria-label={formatMessage(messages.label)}
          method="get"
          action={action}
          autoComplete="off"
          onChange={onChoose && (({ currentTarget }) => onChoose(choicesOf(currentTarget)))}
        >
          <Fields fields={fields} />
          <p data-part="filter-form-actions">
            <SubmitButton counted={submit} uncounted={submitUncounted} />
          </p>
        </form>
      </Dropdown>
      <Announcement changesOnly sentence={submit} />
      {chosen.map(({ label, without }) => (
        <Chip key={label} href={without} removable>
          {label}
        </Chip>
      ))}
      {chosen.length > 1 && <Chip href={clear}>{formatMessage(messages.clear)}</Chip>}
    </Root>
  );
}

/** A component of its own, as the page around it is the same before and after hydration. */
function SubmitButton({ counted, uncounted }: { counted: string; uncounted: string }) {
  const hydrated = useHydrated(counted !== uncounted);
  return (
    <Button type="submit" kind="filled">
      {hydrated ? counted : uncounted}
    </Button>
  );
}

/** A list for each filter with choices, and a field for each number. */
function Fields({ fields }: { fields: FilterFormProps['fields'] }) {
  return (
    <div data-part="filter-form-fields">
      {fields.map(({ name, label, value, choices, maxLength }) =>
        choices ? (
          <Select
            key={name}
            data-part="filter-form-select"
            name={name}
            label={label}
            defaultValue={value}
            choices={choices}
          />
        ) : (
          <div key={name} data-part="filter-form-wide">
            <TextField
              data-part="filter-form-number"
              name={name}
              label={label}
              defaultValue={value}
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={maxLength}
            />
          </div>
        ),
      )}
    </div>
  );
}

/** The button that opens the panel. */
function Face() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Icon name="filter" size="small" />
      {formatMessage(messages.label)}
      <Icon name="down" size="small" />
    </>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  /* Set by a list that shows the filters next to its sort orders. */
  justify-content: var(--filters-justify, start);

  /* The panel aligns with the end of the row, wherever the button is. */
  & [data-part='filter-form-menu'] {
    position: static;
  }
  & [data-part='filter-form-face'] {
    gap: ${space[1]};
    padding-inline: ${space[4]} ${space[3]};
    border: ${size.hairline} solid ${color.line};
    background: ${color.raised};
    font: ${font.chip};
    white-space: nowrap;
  }
  & [data-part='filter-form'] {
    display: grid;
    gap: ${space[4]};
    padding: ${space[3]};
  }
  & [data-part='filter-form-fields'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, ${size.filterField}));
    gap: ${space[3]};
  }
  & [data-part='filter-form-wide'] {
    grid-column: 1 / -1;
  }
  /* Stays in view, however long the panel is. */
  & [data-part='filter-form-actions'] {
    position: sticky;
    inset-block-end: calc(-1 * ${space[2]});
    display: grid;
    margin: 0 calc(-1 * ${space[3]}) calc(-1 * ${space[3]});
    padding: ${space[3]};
    border-block-start: ${size.hairline} solid ${color.line};
    background: ${color.raised};
  }

  @media ${media.xs} {
    ${filterRow}

    & [data-part='filter-form-menu'] {
      flex: none;
    }
    & [data-part='filter-form-menu'][data-align] > [data-part='filter-form-panel'] {
      ${filterPanel}
      /* The panel scrolls with the page, and its button sticks to the window. */
      max-block-size: none;
      overflow: visible;
    }
    & [data-part='filter-form-actions'] {
      inset-block-end: 0;
      border-end-start-radius: ${radius.card};
      border-end-end-radius: ${radius.card};
    }
    & [data-part='filter-form-fields'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* Two columns leave little room for the selected value. */
    & [data-part='filter-form-fields'] [data-part='filter-form-select'] {
      padding-inline: ${space[3]} ${space[8]};
    }
    & [data-part='filter-form-fields'] [data-part='filter-form-number'] {
      padding-inline: ${space[3]};
    }
  }
`;
