import { color, font } from '@afterglow/tokens';
import { useEffect, useState, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useFieldLength } from './useFieldLength.ts';

const messages = defineMessages<{ left: { count: number }; over: { count: number } }>({
  left: {
    id: 'lengthCount.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
  },
  over: {
    id: 'lengthCount.over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
  },
});

export interface LengthCountProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The id of the field that it counts, which is described by `{field}-count`. */
  field: string;
  /** What the field is rendered with. */
  text: string;
  /** Maximum length in code points of the trimmed text. */
  limit: number;
  /** `near`: seen only near the limit, where most never come. */
  'data-shown'?: 'near' | undefined;
}

/** Whoever types is not interrupted: it is announced once they pause. */
const announcedAfterMs = 1_000;

/** A sentence, once it has stood for a while; empty until it is another than at first. */
function useSettled(sentence: string): string {
  const [first] = useState(sentence);
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), announcedAfterMs);
    return () => clearTimeout(timer);
  }, [sentence]);
  return settled === first ? '' : settled;
}

/**
 * Counts down to the limit of a text field, and beyond it in crimson what is too many; more can be typed, so that nothing
 * that is pasted is cut off unseen. Near the limit it is announced, politely.
 */
export function LengthCount({ field, text, limit, ...rest }: LengthCountProps) {
  const { formatMessage } = useIntl();
  const left = limit - useFieldLength(field, text);
  const sentence =
    left < 0 ? formatMessage(messages.over, { count: -left }) : formatMessage(messages.left, { count: left });
  const near = left <= Math.max(10, limit / 10);
  const announced = useSettled(near ? sentence : '');
  return (
    <Root {...rest} data-component="LengthCount" data-near={near || undefined} data-over={left < 0 || undefined}>
      {/* Described by it, the field says it when it is reached. */}
      <span data-part="length-left" id={`${field}-count`} aria-hidden="true">
        {sentence}
      </span>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  flex: none;
  justify-self: end;
  margin-inline-start: auto;
  color: ${color.faint};
  font: ${font.fine};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${color.bad};
  }

  &[data-shown='near']:not([data-near]) [data-part='length-left'] {
    display: none;
  }

  /* Nothing counts there. */
  @media (scripting: none) {
    display: none;
  }
`;
