import { color, font, size, space, tracking } from '@afterglow/tokens';
import { useId, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { CommentRows } from '../commentRows.tsx';

const messages = defineMessages<{ title: {}; read: {} }>({
  title: { id: 'commentSection.title', defaultMessage: 'Comments' },
  read: { id: 'commentSection.read', defaultMessage: 'Read and write comments' },
});

export interface CommentSectionProps extends ComponentProps<'section'> {
  /** Number of comments as localized text; empty if it is unknown or zero. */
  count: string;
  /** URL where the comments can be read without JavaScript, and while the code of the section is loading. */
  href: string;
}

/**
 * The comments below a video: `children` are the form and the CommentList. They load after the page; until then the
 * section reserves about their height.
 */
export function CommentSection({ count, href, children, ...rest }: CommentSectionProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Root
      id="comments"
      aria-labelledby={id}
      aria-busy={children ? undefined : true}
      {...rest}
      data-component="CommentSection"
    >
      <h2 data-part="comment-section-title" id={id} tabIndex={-1}>
        {formatMessage(messages.title)}
        {count !== '' && <small data-part="comment-section-count">{count}</small>}
      </h2>
      {children || (
        <>
          <Link href={href} kind="alone">
            {formatMessage(messages.read)}
          </Link>
          <CommentRows />
        </>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-block-start: ${space[4]};
  padding-block-start: ${space[5]};
  border-block-start: ${size.hairline} solid ${color.line};
  scroll-margin-block-start: ${size.header};

  @media print {
    display: none;
  }

  & [data-part='comment-section-title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[3]};
    color: ${color.text};
    font: ${font.sectionTitle};
    letter-spacing: ${tracking.sectionTitle};
    outline: none;
  }
  & [data-part='comment-section-count'] {
    color: ${color.faint};
    font: ${font.body};
    font-variant-numeric: tabular-nums;
    letter-spacing: normal;
  }
`;
