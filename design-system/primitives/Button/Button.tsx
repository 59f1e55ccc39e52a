import { color, font, media, size, space } from '@afterglow/tokens';
import type { ComponentProps, MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { pill } from '../pill.ts';

interface Appearance {
  /**
   * One filled button per view, the rest outlined; quiet ones are for use among other controls. A grave one destroys
   * something for good: outlined in crimson, never filled.
   */
  kind?: 'filled' | 'outlined' | 'quiet' | 'grave';
  /** 40 px, or 48 px in dialogs and on the age gate. */
  size?: 'medium' | 'large';
  icon?: IconName;
}

export interface LinkButtonProps extends Appearance, ComponentProps<'a'> {
  href: string;
  /** `data-part` of its label, for a component around it that styles the label. */
  parts?: { content?: string };
}

export interface NativeButtonProps extends Appearance, ComponentProps<'button'> {
  href?: undefined;
  /** Its action is pending: keeps focus and width, and ignores further clicks. */
  busy?: boolean;
}

export type ButtonProps = LinkButtonProps | NativeButtonProps;

/** A button, or a link that looks like one if it has an `href`. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function LinkButton({
  kind = 'outlined',
  size: height = 'medium',
  icon,
  parts = {},
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <LinkRoot data-component="Button" {...rest} data-kind={kind} data-size={height}>
      {icon && <Icon name={icon} data-part="button-icon" />}
      <span data-part={parts.content ?? 'button-label'}>{children}</span>
    </LinkRoot>
  );
}

function PressButton({
  kind = 'outlined',
  size: height = 'medium',
  icon,
  busy = false,
  children,
  onClick,
  ...rest
}: NativeButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot
      type="button"
      data-component="Button"
      {...rest}
      onClick={busy || onClick ? handleClick : undefined}
      data-kind={kind}
      data-size={height}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {icon && <Icon name={icon} data-part="button-icon" />}
      <span data-part="button-label">{children}</span>
      {busy && <Spinner data-part="button-spinner" />}
    </ButtonRoot>
  );
}

const appearance = css`
  ${pill}
  position: relative;
  /* For a label of several lines; one line is lower than the button's minimum height. */
  padding-block: ${space[2]};
  background: none;

  /* Several lines are aligned with the icon; centred ones would leave a gap after it. */
  > [data-part='button-icon'] + [data-part='button-label'] {
    text-align: start;
  }

  &[data-size='large'] {
    min-block-size: ${size.controlLarge};
    padding-inline: ${space[6]};
    font: ${font.buttonLarge};
  }

  &[data-kind='filled'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  &[data-kind='outlined'] {
    border-color: ${color.edge};
  }

  &[data-kind='quiet'] {
    color: ${color.soft};
  }

  &[data-kind='grave'] {
    border-color: currentColor;
    color: ${color.bad};
  }

  @media (hover: hover) {
    &[data-kind='filled']:hover {
      background: ${color.accentHovered};
    }

    &:not([data-kind='filled']):hover {
      background: ${color.high};
    }

    &:not([data-kind='filled'], [data-kind='grave']):hover {
      color: ${color.text};
    }
  }

  &[data-kind='filled']:active {
    background: ${color.accentPressed};
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.high};
    color: ${color.faint};
    cursor: not-allowed;
  }

  /* Has no visible box, as when it is enabled. */
  &[data-kind='quiet']:disabled {
    border-color: transparent;
    background: none;
  }

  &[data-busy] {
    cursor: progress;
  }

  &[data-busy] > [data-part='button-label'],
  &[data-busy] > [data-part='button-icon'] {
    opacity: 0;
  }

  > [data-part='button-spinner'] {
    position: absolute;
  }

  /* The browser would paint a backplate behind the text, in the colour of the text. */
  @media ${media.forcedColors} {
    &[data-kind='filled']:not(:disabled) {
      forced-color-adjust: none;
    }

    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const LinkRoot = styled.a`
  ${appearance}
`;

const ButtonRoot = styled.button`
  ${appearance}
`;
