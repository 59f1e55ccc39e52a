import { color, font, media, radius, shadow, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface AccountFrameProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Text that says what the form is for, or what happens next. */
  sentence?: string | undefined;
  /** Message about what has happened before, shown above the form. */
  notice?: string | undefined;
  /** Illustration above the title, for a page that reports success instead of asking for input. */
  illustration?: ReactNode;
}

/** A card around a form that is a page of its own: signing in and up, passwords, reports and letters. */
export function AccountFrame({ title, sentence, notice, illustration, children, ...rest }: AccountFrameProps) {
  return (
    <Root data-component="AccountFrame" {...rest}>
      {illustration !== undefined && <div data-part="account-illustration">{illustration}</div>}
      <h1 data-part="account-title">{title}</h1>
      {sentence !== undefined && <p data-part="account-text">{sentence}</p>}
      {notice !== undefined && (
        <p data-part="account-notice">
          <Icon name="check" data-part="account-notice-icon" />
          {notice}
        </p>
      )}
      <Announcement sentence={notice} />
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  inline-size: 100%;
  max-inline-size: ${size.dialog};
  margin: ${space[10]} auto;
  padding: ${size.dialogPadding};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.dialog};
  background: ${color.raised};
  box-shadow: ${shadow.card};

  /* Extends to the edges of the card. */
  & [data-part='account-illustration'] {
    overflow: hidden;
    margin: calc(-1 * ${size.dialogPadding}) calc(-1 * ${size.dialogPadding}) ${space[2]};
    border-radius: ${radius.dialog} ${radius.dialog} 0 0;
  }

  & [data-part='account-title'] {
    color: ${color.text};
    font: ${font.dialogTitle};
    letter-spacing: ${tracking.dialogTitle};
  }
  & [data-part='account-text'] {
    color: ${color.soft};
    font: ${font.body};
  }

  & [data-part='account-notice'] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.field};
    background: ${color.high};
    color: ${color.text};
    font: ${font.small};
  }
  & [data-part='account-notice-icon'] {
    block-size: 1lh;
  }

  @media ${media.xs} {
    margin-block: ${space[4]};
    padding: ${space[5]};

    & [data-part='account-illustration'] {
      margin: calc(-1 * ${space[5]}) calc(-1 * ${space[5]}) ${space[2]};
    }
  }

  /* On a phone's side the picture would leave no room for the sentence that it belongs to. */
  @media ${media.short} {
    margin-block: ${space[4]};

    & [data-part='account-illustration'] {
      display: none;
    }
  }
`;
