import { color, font, space } from '@afterglow/tokens';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

const messages = defineMessages<{ copy: { label: string }; copied: {}; refused: {} }>({
  copy: { id: 'copyField.copy', defaultMessage: 'Copy: {label}' },
  copied: { id: 'copyField.copied', defaultMessage: 'Copied' },
  refused: {
    id: 'copyField.refused',
    defaultMessage: 'Your browser does not let us copy. It is selected: copy it yourself.',
  },
});

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A text to copy: selected on focus, copied by its button, which reports the outcome. */
export function CopyField({ label, value }: CopyFieldProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<{ of: string; outcome: 'copied' | 'refused' } | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setLast({ of: value, outcome: 'copied' }),
      () => {
        field.current?.select();
        setLast({ of: value, outcome: 'refused' });
      },
    );
  // The outcome of another text, such as the URL without its time, no longer applies.
  const outcome = last?.of === value ? last.outcome : null;
  const statusText = outcome && formatMessage(messages[outcome]);
  return (
    <Root>
      <TextField
        ref={field}
        label={label}
        value={value}
        readOnly
        dir="ltr"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      >
        <IconButton
          data-part="copy-button"
          icon={outcome === 'copied' ? 'check' : 'copy'}
          label={formatMessage(messages.copy, { label })}
          onClick={() => void copy()}
        />
      </TextField>
      <span data-part="copy-outcome" data-outcome={outcome ?? undefined}>
        {statusText}
      </span>
      <Announcement sentence={statusText} />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  [data-part='copy-button'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[1]};
    margin-block: auto;
  }

  [data-part='copy-outcome'] {
    color: ${color.soft};
    font: ${font.small};
  }

  /* At the end of the label, so that nothing moves when it appears. */
  [data-part='copy-outcome']:empty,
  [data-part='copy-outcome'][data-outcome='copied'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;
