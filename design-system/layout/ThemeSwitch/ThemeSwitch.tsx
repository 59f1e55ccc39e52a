import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, SubmitEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
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
  /** Where the choice is sent without script, and where it leads back to. */
  form: PreferenceForm;
  /** Remembers the choice; without it the form is sent. The page's colours have changed already when it is called. */
  onTheme?: ((theme: ThemePreference) => void) | undefined;
}

/**
 * Light, dark, or as the device has it. Which one holds is told by `data-theme` on `<html>` alone: React is never told, and a
 * page kept for everybody stays right for each.
 */
export function ThemeSwitch({ form, onTheme, ...rest }: ThemeSwitchProps) {
  const { formatMessage } = useIntl();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    const theme = event.nativeEvent.submitter?.getAttribute('value') ?? undefined;
    if (!onTheme || !isTheme(theme)) return;
    event.preventDefault();
    document.documentElement.dataset['theme'] = theme;
    onTheme(theme);
  };
  return (
    <Root {...rest} method="post" action={form.action} onSubmit={choose} data-component="ThemeSwitch">
      <input type="hidden" name="next" value={form.next} />
      {/* A group, not the form, has the name: a named form is a landmark, and header and footer hold one each. */}
      <div role="group" aria-label={formatMessage(messages.label)}>
        {choices.map(({ theme, icon }) => (
          <button key={theme} type="submit" name="theme" value={theme}>
            <Icon name={icon} />
            <span>{formatMessage(messages[theme])}</span>
            <span>
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

  /* The form's columns are the group's. */
  & > div {
    display: contents;
  }

  & button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: ${size.touch};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${font.nav};
    text-align: start;
  }

  & button > :last-child {
    display: none;
    margin-inline-start: auto;
    color: ${color.accent};
  }

  :root[data-theme='light'] & button[value='light'],
  :root[data-theme='dark'] & button[value='dark'],
  :root[data-theme='system'] & button[value='system'] {
    color: ${color.text};
  }

  :root[data-theme='light'] & button[value='light'] > :last-child,
  :root[data-theme='dark'] & button[value='dark'] > :last-child,
  :root[data-theme='system'] & button[value='system'] > :last-child {
    display: inline;
  }

  @media (hover: hover) {
    & button:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }
`;
