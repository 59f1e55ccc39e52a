import { color, font, radius, size, space } from '@afterglow/tokens';
import { useState, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { catalogueNames } from '../../layout/catalogueNames.ts';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { CountedTextField } from '../../primitives/CountedTextField/CountedTextField.tsx';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { Radio } from '../../primitives/Radio/Radio.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  title: { id: 'playlistForm.title', defaultMessage: 'Title' },
  description: { id: 'playlistForm.description', defaultMessage: 'Description' },
  categories: { id: 'playlistForm.categories', defaultMessage: 'Categories' },
  orientation: { id: 'playlistForm.orientation', defaultMessage: 'Catalogue' },
  visibility: { id: 'playlistForm.visibility', defaultMessage: 'Who can see it?' },
  more: { id: 'playlistForm.more', defaultMessage: 'Categories, and who can see it' },
});

const counted = defineMessages<{ length: { min: number; max: number }; most: { max: number } }>({
  length: { id: 'playlistForm.length', defaultMessage: 'From {min} to {max} characters' },
  most: { id: 'playlistForm.most', defaultMessage: 'Up to {max}, or none' },
});

const submits = defineMessages({
  new: { id: 'playlistForm.new', defaultMessage: 'Create the playlist' },
  edit: { id: 'playlistForm.edit', defaultMessage: 'Save the changes' },
});

/** Not the codes of the API, which has several for the same visibility (D13). */
const visibilities = defineMessages({
  public: { id: 'playlistForm.public', defaultMessage: 'Visible' },
  private: { id: 'playlistForm.private', defaultMessage: 'Private' },
});
const visibilityHints = defineMessages({
  public: { id: 'playlistForm.publicHint', defaultMessage: 'For everybody' },
  private: { id: 'playlistForm.privateHint', defaultMessage: 'Only for you' },
});
const visibilityOrder = ['public', 'private'] as const;
/** Initial values of a new playlist. Its orientation has none (R86). */
const defaults = { visibility: 'public' };
const orientationOrder = ['str', 'gay', 'she'] as const;

export interface PlaylistFormProps extends FormProps<'title' | 'desc' | 'categories' | 'orientation' | 'visibility'> {
  /** Whether the form creates or edits a playlist. */
  section: keyof typeof submits;
  /** Folds the optional fields, for a playlist that is created in passing. */
  brief?: boolean;
  /** Available categories: `value` is submitted, `label` is shown. */
  categories: readonly { value: string; label: string }[];
  /** Maximum number of categories. */
  maxCategories: number;
  /** Allowed lengths of title and description. */
  lengths: Readonly<Record<'title' | 'desc', { min: number; max: number }>>;
}

/** A form for a playlist’s title, description, categories, orientation and visibility (R86, R87). */
export function PlaylistForm({ brief = false, values, ...props }: PlaylistFormProps) {
  const { section, categories, maxCategories, lengths, ...rest } = props;
  const { errors = {} } = rest;
  const { formatMessage } = useIntl();
  const fields = useFormFields(
    { ...rest, values: { ...defaults, ...values } },
    {
      title: formatMessage(messages.title),
      desc: formatMessage(messages.description),
      categories: formatMessage(messages.categories),
      orientation: formatMessage(messages.orientation),
      visibility: formatMessage(messages.visibility),
    },
  );
  const filing = <Categories fields={fields} categories={categories} most={maxCategories} />;
  const audience = <Visibility fields={fields} />;
  const refused = errors.categories !== undefined || errors.visibility !== undefined;
  return (
    <Root data-component="PlaylistForm" {...fields.form} submit={formatMessage(submits[section])}>
      <Naming fields={fields} lengths={lengths} />
      {!brief && filing}
      <Orientation fields={fields} />
      {!brief && audience}
      {brief && (
        <Folded label={formatMessage(messages.more)} refused={refused}>
          {filing}
          {audience}
        </Folded>
      )}
    </Root>
  );
}

type PlaylistField = 'title' | 'desc' | 'categories' | 'orientation' | 'visibility';
interface FieldsProps {
  fields: ReturnType<typeof useFormFields<PlaylistField>>;
}

/** Returns the props of the group of a question. */
function groupOf({ fields }: FieldsProps, name: PlaylistField) {
  const { label, error } = fields.field(name);
  return { legend: label, error };
}

function Naming({ fields: { field }, lengths }: FieldsProps & Pick<PlaylistFormProps, 'lengths'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <CountedTextField
        {...field('title')}
        hint={formatMessage(counted.length, lengths.title)}
        limit={lengths.title.max}
        required
        autoComplete="off"
      />
      <TextArea
        {...field('desc')}
        hint={formatMessage(counted.length, lengths.desc)}
        limit={lengths.desc.max}
        required
      />
    </>
  );
}

function Categories({
  fields,
  categories,
  most,
}: FieldsProps & Pick<PlaylistFormProps, 'categories'> & { most: number }) {
  const { formatMessage } = useIntl();
  const ticks = fields.choices(
    'categories',
    categories.map(({ value }) => value),
  );
  return (
    <FieldGroup {...groupOf({ fields }, 'categories')} hint={formatMessage(counted.most, { max: most })}>
      <div data-part="playlist-categories">
        {ticks.map((tick, index) => (
          <Checkbox key={tick.value} {...tick} label={categories[index]?.label ?? tick.value} />
        ))}
      </div>
    </FieldGroup>
  );
}

function Orientation({ fields }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <FieldGroup {...groupOf({ fields }, 'orientation')}>
      {fields.choices('orientation', orientationOrder).map((choice) => (
        <Radio key={choice.value} {...choice} label={formatMessage(catalogueNames[choice.value])} required />
      ))}
    </FieldGroup>
  );
}

function Visibility({ fields }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <FieldGroup {...groupOf({ fields }, 'visibility')}>
      {fields.choices('visibility', visibilityOrder).map((choice) => (
        <Radio
          key={choice.value}
          {...choice}
          label={formatMessage(visibilities[choice.value])}
          hint={formatMessage(visibilityHints[choice.value])}
        />
      ))}
    </FieldGroup>
  );
}

/** Optional fields, folded until the visitor opens them or one of them is refused. */
function Folded({ label, refused, children }: { label: string; refused: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open || refused} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-part="playlist-more-label">{label}</summary>
      <div data-part="playlist-more-fields">{children}</div>
    </details>
  );
}

const Root = styled(Form)`
  & [data-part='playlist-more-label'] {
    padding-block: ${space[2]};
    color: ${color.text};
    font: ${font.label};
    cursor: pointer;
  }
  & [data-part='playlist-more-fields'] {
    display: grid;
    gap: ${space[4]};
    padding-block-start: ${space[3]};
  }
  & [data-part='playlist-categories'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(${size.menu} * 0.7)), 1fr));
    gap: ${space[3]};
    overflow-y: auto;
    /* Cuts the last visible row in half, which shows that there are more. */
    max-block-size: calc(${size.controlLarge} * 4 + ${space[4]});
    padding: ${space[3]} ${space[4]};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.field};
  }
`;
