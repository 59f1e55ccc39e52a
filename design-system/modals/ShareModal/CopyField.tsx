import { color, font, space } from '@afterglow/tokens';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

const messages = defineMessages({
  copy: { id: 'copyField.copy', defaultMessage: 'Copy' },
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

/** A text to take along: selected when it gets the focus, copied by its button, which says what came of it. */
export function CopyField({ label, value }: CopyFieldProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ of: string; outcome: 'copied' | 'refused' } | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid({ of: value, outcome: 'copied' }),
      () => {
        field.current?.select();
        setSaid({ of: value, outcome: 'refused' });
      },
    );
  // What was said of another text, such as the address without its time, no longer holds.
  const outcome = said?.of === value ? said.outcome : null;
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
      />
      <Button size="large" icon={outcome === 'copied' ? 'check' : 'link'} onClick={() => void copy()}>
        {formatMessage(messages.copy)}
      </Button>
      <span data-part="copy-outcome" role="status">
        {outcome && formatMessage(messages[outcome])}
      </span>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};

  [data-part='copy-outcome'] {
    grid-column: 1 / -1;
    /* As high as its line: nothing moves when it speaks. */
    min-block-size: 1lh;
    color: ${color.soft};
    font: ${font.small};
  }
`;
