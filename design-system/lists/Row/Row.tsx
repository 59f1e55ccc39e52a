import { color, font, space, tracking } from '@afterglow/tokens';
import { useId, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';

const messages = defineMessages({
  all: { id: 'row.all', defaultMessage: 'See all' },
});

export interface RowProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** URL of the complete list. */
  href?: string;
}

/** A page section with a title and a link to the complete list. */
export function Row({ title, href, children, ...rest }: RowProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Root aria-labelledby={`${id}title`} data-component="Row" {...rest}>
      <header data-part="row-head">
        <h2 data-part="row-title" id={`${id}title`}>
          {title}
        </h2>
        {href !== undefined && (
          <a data-part="row-link" href={href} id={`${id}all`} aria-labelledby={`${id}all ${id}title`}>
            {formatMessage(messages.all)}
          </a>
        )}
      </header>
      {children}
    </Root>
  );
}

const Root = styled.section`
  /* Without JavaScript, a row that is still loading never arrives. */
  @media (scripting: none) {
    &[aria-busy='true'] {
      display: none;
    }
  }

  & [data-part='row-head'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
    margin-block-end: ${space[4]};
  }
  & [data-part='row-title'] {
    margin: 0;
    color: ${color.text};
    font: ${font.sectionTitle};
    letter-spacing: ${tracking.sectionTitle};
  }
  &[data-title='line'] [data-part='row-title'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='row-link'] {
    flex: none;
    margin: calc(-1 * ${space[2]});
    padding: ${space[2]};
    color: ${color.accent};
    font: ${font.label};
    text-decoration: none;
  }
  & [data-part='row-link']:hover {
    color: ${color.accentHovered};
    text-decoration: underline;
  }
`;
