import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps, SubmitEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { afterNextPaint } from '../../primitives/afterNextPaint.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { menuLine } from '../linkList.ts';
import type { PreferenceForm, ThemePreference } from '../links.ts';

const messages = defineMessages({
  label: { id: 'themeSwitch.label', defaultMessage: 'Colours' },
  light: { id: 'themeSwitch.light', defaultMessage: 'Light' },
  dark: { id: 'themeSwitch.dark', defaultMessage: 'Dark' },
  system: { id: 'themeSwitch.system', defaultMessage: 'As the device' },
  chosen: { id: 'themeSwitch.chosen', defaultMessage: 'chosen' },
});

const choices = [
  { theme: 'dark', icon: 'moon' },
  { theme: 'light', icon: 'sun' },
  { theme: 'system', icon: 'system' },
] as const;

const isTheme = (word: string | undefined): word is ThemePreference => choices.some(({ theme }) => theme === word);

export interface ThemeSwitchProps extends Omit<ComponentProps<'form'>, 'action' | 'children' | 'onSubmit' | 'method'> {
  /** Form action for use without JavaScript, and the page to return to. */
  form: PreferenceForm;
  /** Stores the chosen theme, which the component itself applies to the document. If omitted, the form is submitted. */
  onTheme?: ((theme: ThemePreference) => void) | undefined;
}

/**
 * A switch between light, dark and system theme. The state is stored only in `data-theme` on `<html>`: React does not
 * know it, so a page cached for everyone is right for each visitor.
 */
export function ThemeSwitch({ form, onTheme, ...rest }: ThemeSwitchProps) {
  const { formatMessage } = useIntl();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    const theme = event.nativeEvent.submitter?.getAttribute('value') ?? undefined;
    if (!onTheme || !isTheme(theme)) return;
    event.preventDefault();
    // A new theme restyles every element, which takes 200 ms on a phone, so the pressed button is painted first.
    void afterNextPaint().then(() => {
      document.documentElement.dataset['theme'] = theme;
    });
    onTheme(theme);
  };
  return (
    <Root role="none" {...rest} method="post" action={form.action} onSubmit={choose} data-component="ThemeSwitch">
      <input type="hidden" name="next" value={form.next} />
      {/* The label is on a group, not the form: a labelled form is a landmark, and header and footer have one each. */}
      <div role="group" aria-label={formatMessage(messages.label)}>
        {choices.map(({ theme, icon }) => (
          <button key={theme} type="submit" name="theme" value={theme}>
            <Icon name={icon} />
            <span>{formatMessage(messages[theme])}</span>
            <span data-part="theme-check">
              <span data-component="VisuallyHidden">, {formatMessage(messages.chosen)}</span>
              <Icon name="check" size="small" />
            </span>
          </button>
        ))}
      </div>
    </Root>
  );
}

const Root = styled.form`
  display: grid;

  /* The group uses the columns of the form. */
  & div {
    display: contents;
  }

  & button {
    ${menuLine}
    text-align: start;
  }

  & button > [data-part='theme-check'] {
    display: none;
    margin-inline-start: auto;
    color: ${color.accent};
  }

  :root[data-theme='light'] & button[value='light'],
  :root[data-theme='dark'] & button[value='dark'],
  :root[data-theme='system'] & button[value='system'] {
    color: ${color.text};
  }

  :root[data-theme='light'] & button[value='light'] > [data-part='theme-check'],
  :root[data-theme='dark'] & button[value='dark'] > [data-part='theme-check'],
  :root[data-theme='system'] & button[value='system'] > [data-part='theme-check'] {
    display: inline;
  }

  @media (hover: hover) {
    & button:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }

  /* Keeps the check mark next to the selected item, not its neighbour. */
  &[data-layout] [data-part='theme-check'] {
    margin-inline-start: 0;
  }

  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(calc(${size.menu} * 0.65), 1fr));
  }

  &[data-layout='columns'] button {
    padding-inline: ${space[2]};
  }

  &[data-layout='compact'] button {
    min-block-size: ${size.controlSmall};
    padding: ${space[1]} 0;
    background: none;
    font: ${font.small};
    /* There is no padding, so the ring is around the text itself. */
    outline-offset: 0;
  }
`;
