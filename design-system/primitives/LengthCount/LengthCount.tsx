import { color, font } from '@afterglow/tokens';
import { useEffect, useState, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../Announcement.tsx';
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
  /** Id of the field whose text is counted; its description has the id `{field}-count`. */
  field: string;
  /** Initial text of the field. */
  text: string;
  /** Maximum length in code points of the trimmed text. */
  limit: number;
}

/** Delay until the count is announced, so that it does not interrupt somebody who is typing. */
const announcedAfterMs = 1_000;

/** Returns a sentence once it has not changed for a while; empty until it differs from the initial one. */
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
 * Counts down to the limit of a text field, once the text is near it, which most texts never are; beyond it, shows in
 * crimson how many characters are too many. Longer text can be typed, so that pasted text is not cut off unnoticed. The
 * count is announced politely.
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
      {/* Describes the field, so screen readers read it when the field receives focus. */}
      <span data-part="length-left" id={`${field}-count`} aria-hidden="true">
        {sentence}
      </span>
      <Announcement sentence={announced} />
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

  &:not([data-near]) [data-part='length-left'] {
    display: none;
  }

  /* Without JavaScript nothing updates the count. */
  @media (scripting: none) {
    display: none;
  }
`;
