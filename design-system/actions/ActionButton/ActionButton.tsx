import { bar, color, container, font, media, motion, period, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { isPlainClick } from '../../primitives/isPlainClick.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { pill } from '../../primitives/pill.ts';
import { visuallyHidden } from '../../primitives/visuallyHidden.ts';
import { ActionMessage } from '../ActionMessage/ActionMessage.tsx';
import { actionRoot } from '../actionRoot.ts';
import type { ActionState } from '../actionState.ts';

export interface ActionButtonProps extends Omit<ComponentProps<'span'>, 'children'>, ActionState {
  icon: IconName;
  /** Visible label, a word or two; below the icon in a narrow ActionBar. */
  label: string;
  /** Accessible name, if the label alone does not say what the button does. It must contain the label. */
  name?: string | undefined;
  /** Makes it a toggle button; true while it is on. */
  pressed?: boolean;
  /** Makes it a link, such as to a file or a form. */
  href?: string | undefined;
  /**
   * Called on a press. Omit it if nothing can be done; `message` then says why. On a link, a plain press calls it
   * instead of following the link.
   */
  onPress?: (() => void) | undefined;
  /** Form field that a press submits without JavaScript; needs a form around the button. */
  field?: { name: string; value: string } | undefined;
  /** The one filled button of a view; all others are outlined. */
  'data-kind'?: 'filled' | undefined;
  /** First or last of two buttons that form one pill. */
  'data-joined'?: 'start' | 'end' | undefined;
  /** `bar`: the button and its message are items of the row around them. */
  'data-layout'?: 'bar' | undefined;
  /** In a bar of medium width: hides the label while the bar is too narrow for this many labels. */
  'data-short'?: keyof typeof bar | undefined;
}

/** Icons that are drawn filled while their button is on. A filled clock would be a plain disc. */
const solid: ReadonlySet<IconName> = new Set<IconName>(['heart', 'like', 'dislike']);

/**
 * A button or link for something that a visitor does to what is shown: a pill, or in a narrow ActionBar an icon above
 * its label.
 */
export function ActionButton({
  icon,
  label,
  name,
  pressed,
  href,
  onPress,
  field,
  busy = false,
  message = null,
  signInHref,
  ...rest
}: ActionButtonProps) {
  const link = signInHref ?? href;
  const follow = (event: MouseEvent) => {
    if (!onPress || !isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  };
  const face = (
    <>
      <Icon name={icon} filled={pressed === true && solid.has(icon)} data-part="action-icon" />
      <span data-part="action-label">{label}</span>
    </>
  );
  return (
    <Root data-component="ActionButton" {...rest}>
      {link === undefined ? (
        <PressButton name={name} pressed={pressed} field={field} busy={busy} onPress={onPress}>
          {face}
        </PressButton>
      ) : (
        <a data-part="action-press" href={link} aria-label={name} onClick={follow}>
          {face}
        </a>
      )}
      <ActionMessage message={message} data-part="action-message" />
    </Root>
  );
}

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

/** An icon above its label, as wide as its column. */
const tile = css`
  flex-direction: column;
  /* Aligns the icons of a row, however many lines their labels take. */
  justify-content: start;
  gap: ${space[1]};
  inline-size: 100%;
  min-block-size: ${size.controlLarge};
  margin: 0;
  padding: ${space[2]} 0;
  border-color: transparent;
  border-radius: ${radius.small};
  font: ${font.fine};
  line-height: 1.3;
`;

/** Shows only the icon; screen readers still read the label. */
const iconAlone = css`
  & [data-part='action-press'] {
    inline-size: ${size.touch};
    padding-inline: 0;
  }
  & [data-part='action-label'] {
    ${visuallyHidden}
  }
`;

function PressButton({
  name,
  pressed,
  field,
  busy,
  onPress,
  children,
}: {
  name: string | undefined;
  pressed: boolean | undefined;
  field: ActionButtonProps['field'];
  busy: boolean;
  onPress: ActionButtonProps['onPress'];
  children: ReactNode;
}) {
  const handleClick = (event: MouseEvent) => {
    if (busy || onPress) event.preventDefault();
    if (!busy) onPress?.();
  };
  return (
    <button
      type={field ? 'submit' : 'button'}
      {...field}
      data-part="action-press"
      aria-label={name}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || (onPress === undefined && field === undefined) || undefined}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}

const Root = styled.span`
  ${actionRoot}
  & [data-part='action-press'] {
    ${pill}
    border-color: ${color.edge};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='action-press'][aria-pressed='true'] [data-part='action-icon'] {
    color: ${color.accent};
  }
  & [data-part='action-icon'] {
    flex: none;
  }
  & [data-part='action-press'][aria-disabled] {
    cursor: not-allowed;
  }
  & [data-part='action-press'][aria-busy] {
    cursor: progress;
  }
  & [data-part='action-press'][aria-busy][aria-pressed='true'] [data-part='action-icon'],
  &:not([data-short]) [data-part='action-press'][aria-busy]:not([aria-pressed]) [data-part='action-icon'] {
    animation: ${breathe} ${period.turn}ms ${motion.inOut} infinite;
  }
  & [data-part='action-press'][aria-disabled]:not([aria-busy]) {
    border-color: ${color.line};
    background: ${color.high};
    color: ${color.faint};
  }

  &[data-kind='filled'] [data-part='action-press']:not([aria-disabled]),
  &[data-kind='filled'] [data-part='action-press'][aria-busy] {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.onAccent};
  }
  @media (hover: hover) {
    & [data-part='action-press']:not([aria-disabled]):hover {
      background: ${color.high};
    }
    &[data-kind='filled'] [data-part='action-press']:not([aria-disabled]):hover {
      background: ${color.accentHovered};
    }
  }
  &[data-kind='filled'] [data-part='action-press']:not([aria-disabled]):active {
    background: ${color.accentPressed};
  }
  @media ${media.touch} {
    & [data-part='action-press'] {
      min-block-size: ${size.touch};
    }
  }
  @media ${media.reducedMotion} {
    & [data-part='action-press'][aria-busy][aria-pressed='true'] [data-part='action-icon'],
    &:not([data-short]) [data-part='action-press'][aria-busy]:not([aria-pressed]) [data-part='action-icon'] {
      animation: none;
      opacity: 0.6;
    }
  }
  @media ${media.forcedColors} {
    /* The browser would paint a backplate behind the text, in the colour of the text. */
    &[data-kind='filled'] [data-part='action-press']:not([aria-disabled]) {
      forced-color-adjust: none;
    }
    & [data-part='action-press'][aria-pressed='true'] {
      border-color: Highlight;
    }
    & [data-part='action-press'][aria-disabled]:not([aria-busy]) {
      border-color: GrayText;
      color: GrayText;
    }
  }

  /* Without JavaScript a busy button never gets its reply, and only links and forms work. */
  @media (scripting: none) {
    & [data-part='action-press'][aria-busy],
    & [data-part='action-press'][type='button'] {
      display: none;
    }
  }

  /* Joined borders overlap by a pixel, which must not make a label wrap. In a bar, a label may take two lines. */
  &[data-joined]:not([data-layout='bar']) [data-part='action-press'] {
    white-space: nowrap;
  }
  &[data-joined='start'] [data-part='action-press'] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  &[data-joined='end'] [data-part='action-press'] {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  /* A row can set these custom properties to give its buttons equal widths. */
  &[data-layout='bar'] [data-part='action-press'] {
    flex: var(--action-flex);
    padding-inline: var(--action-padding, ${space[4]});
  }
  @container actions not ${container.three} {
    &[data-layout='bar'] [data-part='action-press'] {
      ${tile}
    }
  }
  @container actions ${container.three} {
    &[data-layout='bar'] [data-part='action-press'] {
      padding-inline: ${space[3]};
      white-space: nowrap;
    }
    @container actions not ${bar.two} {
      &[data-short='two'] {
        ${iconAlone}
      }
    }
    @container actions not ${bar.three} {
      &[data-short='three'] {
        ${iconAlone}
      }
    }
    @container actions not ${bar.four} {
      &[data-short='four'] {
        ${iconAlone}
      }
    }
    @container actions not ${bar.five} {
      &[data-short='five'] {
        ${iconAlone}
      }
    }
  }
`;
