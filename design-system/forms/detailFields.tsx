import { color, font, radius, size, space } from '@afterglow/tokens';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../primitives/Announcement.tsx';
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../primitives/FieldGroup/FieldGroup.tsx';
import { Radio } from '../primitives/Radio/Radio.tsx';
import type { SelectProps } from '../primitives/Select/Select.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import type { Picture } from '../reader/picture.ts';
import type { useFormFields } from './useFormFields.ts';

/** Fields of a video’s details, shared by the form of an upload and that of a later change. */
const messages = defineMessages<{
  categoriesHint: { most: number };
  find: {};
  none: {};
  previewNumber: { number: number };
  previewWaiting: {};
}>({
  categoriesHint: { id: 'uploadForm.categoriesHint', defaultMessage: 'From 1 to {most, number}' },
  find: { id: 'uploadForm.findCategory', defaultMessage: 'Find a category' },
  none: { id: 'uploadForm.noCategory', defaultMessage: 'No category is called that.' },
  previewNumber: { id: 'uploadForm.previewNumber', defaultMessage: 'Picture {number, number}' },
  previewWaiting: {
    id: 'uploadForm.previewWaiting',
    defaultMessage: 'The pictures appear here once the file has been checked.',
  },
});

/**
 * Returns the props of a field. In a group of boxes the first one has the id, to which the summary of errors links. Only
 * that one gets the ref: with several, react-hook-form would set the value of the field on each box and tick it.
 */
type FieldOf<Name extends string> = ReturnType<typeof useFormFields<Name>>['field'];

interface CategoriesProps {
  field: FieldOf<'categories'>;
  choices: SelectProps['choices'];
  /** Maximum number of categories. */
  most: number;
}

/** Returns a text without case and accents, as people type it who look for a name. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** State of the field that finds categories. */
interface Search {
  typed: string;
  /** Those that were ticked when it was typed; they stay in sight. */
  ticked: readonly string[];
}

const searchIn = ({ value, form }: HTMLInputElement, name: string): Search => ({
  typed: value,
  ticked: form ? new FormData(form).getAll(name).map(String) : [],
});

/** The categories of a video: boxes, and a field that leaves only those whose names have what is typed, and the ticked ones. */
export function Categories({ field, choices, most }: CategoriesProps) {
  const { formatMessage } = useIntl();
  const [{ typed, ticked }, setSearch] = useState<Search>({ typed: '', ticked: [] });
  const { id, label, error, defaultValue = '', ref, ...control } = field('categories');
  const chosen = defaultValue.split(',');
  const isFound = (name: string) => folded(name).includes(folded(typed));
  const none = !choices.some((choice) => isFound(choice.label));
  return (
    <FieldGroup legend={label} hint={formatMessage(messages.categoriesHint, { most })} error={error}>
      <Finder>
        <TextField
          type="search"
          label={formatMessage(messages.find)}
          autoComplete="off"
          onChange={({ currentTarget }) => setSearch(searchIn(currentTarget, control.name))}
          // The form is sent by its button alone.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Finder>
      <CategoryGrid>
        {choices.map((choice, index) => (
          <div key={choice.value} hidden={!isFound(choice.label) && !ticked.includes(choice.value)}>
            <Checkbox
              {...control}
              {...(index === 0 && { id, ref })}
              label={choice.label}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
            />
          </div>
        ))}
        <p data-part="upload-no-category">{none && formatMessage(messages.none)}</p>
        <Announcement sentence={none ? formatMessage(messages.none) : null} />
      </CategoryGrid>
    </FieldGroup>
  );
}

interface PreviewsProps {
  field: FieldOf<'preview'>;
  /** Empty until the video has been processed. */
  screenshots: readonly { number: number; picture: Picture | null }[];
}

/** The pictures of a video, one of which stands for it. */
export function Previews({ field, screenshots }: PreviewsProps) {
  const { formatMessage } = useIntl();
  const { id, label, error, defaultValue, ref, ...control } = field('preview');
  const waiting = screenshots.length === 0;
  return (
    <FieldGroup legend={label} hint={waiting ? formatMessage(messages.previewWaiting) : undefined} error={error}>
      <PreviewGrid>
        {screenshots.map(({ number, picture }, index) => (
          // If the picture of a number changes, it has to be chosen again.
          <label key={`${number} ${picture?.src}`} data-part="upload-preview">
            <input
              {...control}
              {...(index === 0 && { id, ref })}
              data-part="upload-preview-input"
              type="radio"
              value={number}
              defaultChecked={defaultValue === String(number)}
            />
            <img
              data-part="upload-preview-picture"
              src={picture?.src}
              srcSet={picture?.srcSet}
              alt={formatMessage(messages.previewNumber, { number })}
              width={288}
              height={162}
              loading="lazy"
            />
          </label>
        ))}
      </PreviewGrid>
    </FieldGroup>
  );
}

interface ChoicesProps<Name extends string> {
  field: FieldOf<Name>;
  name: Name;
  choices: SelectProps['choices'];
}

/** A question with a few answers, the first of which is chosen unless another one is. */
export function Choices<Name extends string>({ field, name, choices }: ChoicesProps<Name>) {
  const { id, label, error, defaultValue, ref, ...control } = field(name);
  const chosen = defaultValue ?? choices[0]?.value;
  return (
    <FieldGroup legend={label} error={error}>
      {choices.map((choice, index) => (
        <Radio
          {...control}
          key={choice.value}
          {...(index === 0 && { id, ref })}
          label={choice.label}
          value={choice.value}
          defaultChecked={chosen === choice.value}
        />
      ))}
    </FieldGroup>
  );
}

/** Hidden without JavaScript, as it needs it. */
const Finder = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** A grid of as many columns as fit, which scrolls. */
const CategoryGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.filterField}), 1fr));
  gap: ${space[3]};
  /* Cuts the last visible row in half, which shows that there are more. */
  max-block-size: calc(${size.controlLarge} * 4 + ${space[4]});
  overflow-y: auto;
  padding: ${space[3]} ${space[4]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.field};

  & [data-part='upload-no-category'] {
    grid-column: 1 / -1;
    color: ${color.soft};
    font: ${font.small};

    &:empty {
      display: none;
    }
  }
`;

const PreviewGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${size.menu} / 2), 1fr));
  gap: ${space[3]};

  &:empty {
    display: none;
  }

  & [data-part='upload-preview'] {
    position: relative;
    overflow: hidden;
    border: ${size.ring} solid ${color.line};
    border-radius: ${radius.field};
    background: ${color.high};
    cursor: pointer;
  }
  & [data-part='upload-preview']:has([data-part='upload-preview-input']:checked) {
    border-color: ${color.accent};
  }
  & [data-part='upload-preview']:has([data-part='upload-preview-input']:focus-visible) {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.ringGap};
  }
  & [data-part='upload-preview-picture'] {
    inline-size: 100%;
    block-size: auto;
  }
  /* The browser's own radio button would be grey on every picture. */
  & [data-part='upload-preview-input'] {
    appearance: none;
    position: absolute;
    inset-block-start: ${space[2]};
    inset-inline-start: ${space[2]};
    inline-size: ${size.target};
    block-size: ${size.target};
    margin: 0;
    border: ${size.ring} solid ${color.onShade};
    border-radius: 50%;
    background: ${color.shade};
    cursor: pointer;
  }
  & [data-part='upload-preview-input']:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  & [data-part='upload-preview-input']:checked::after {
    position: absolute;
    inset: 28%;
    border-radius: 50%;
    background: ${color.onAccent};
    content: '';
  }
`;
