import { color, font, media, radius, shadow, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface AccountFrameProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Text that says what the form is for, or what happens next. */
  sentence?: string | undefined;
  /** Form-level error, shown before the fields. */
  error?: string | undefined;
}

/** Card around the sign-in, sign-up and password forms. */
export function AccountFrame({ title, sentence, error, children, ...rest }: AccountFrameProps) {
  return (
    <Root data-component="AccountFrame" {...rest}>
      <h1>{title}</h1>
      {sentence !== undefined && <p>{sentence}</p>}
      {error !== undefined && <p role="alert">{error}</p>}
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

  & > h1 {
    color: ${color.text};
    font: ${font.dialogTitle};
    letter-spacing: ${tracking.dialogTitle};
  }
  & > p {
    color: ${color.soft};
    font: ${font.body};
  }
  & > p[role='alert'] {
    color: ${color.bad};
    font: ${font.small};
  }
  & form {
    display: grid;
    gap: ${space[4]};
  }
  & footer {
    color: ${color.soft};
    font: ${font.small};
    text-align: center;
  }
  & [data-end] {
    justify-self: start;
  }

  @media ${media.xs} {
    margin-block: ${space[4]};
    padding: ${space[5]};
  }
`;
