import { color, media, motion, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, SubmitEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PreferenceForm } from '../../layout/links.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { applyDensity, densities, isDensity, type Density } from '../../reader/density.ts';

const messages = defineMessages({
  label: { id: 'densitySwitch.label', defaultMessage: 'How the list is shown' },
  cosy: { id: 'densitySwitch.cosy', defaultMessage: 'Large pictures' },
  compact: { id: 'densitySwitch.compact', defaultMessage: 'Small pictures' },
  list: { id: 'densitySwitch.list', defaultMessage: 'One video a row' },
  chosen: { id: 'densitySwitch.chosen', defaultMessage: 'chosen' },
});

const icons = { cosy: 'category', compact: 'grid', list: 'rows' } satisfies Record<Density, IconName>;

export interface DensitySwitchProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'children' | 'onSubmit' | 'method'
> {
  /** URL that the choice is posted to without JavaScript, and the page to return to. */
  form: PreferenceForm;
  /** Stores the choice; if omitted, the form is submitted. Called after the page has been updated. */
  onDensity?: ((density: Density) => void) | undefined;
}

/**
 * Buttons that set how closely the videos of a list are laid out. The choice is stored only in `data-density` on
 * `<html>`, like the theme, so that a page cached for everyone is right for each visitor.
 */
export function DensitySwitch({ form, onDensity, ...rest }: DensitySwitchProps) {
  const { formatMessage } = useIntl();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    const density = event.nativeEvent.submitter?.getAttribute('value') ?? undefined;
    if (!onDensity || !isDensity(density)) return;
    event.preventDefault();
    applyDensity(density);
    onDensity(density);
  };
  return (
    <Root role="none" {...rest} method="post" action={form.action} onSubmit={choose} data-component="DensitySwitch">
      <input type="hidden" name="next" value={form.next} />
      {/* The label is on a group, not the form: a labelled form is a landmark. */}
      <div role="group" aria-label={formatMessage(messages.label)} data-part="density-choices">
        {densities.map((density) => (
          <button key={density} type="submit" name="density" value={density} title={formatMessage(messages[density])}>
            <Icon name={icons[density]} />
            <VisuallyHidden>{formatMessage(messages[density])}</VisuallyHidden>
            <span data-part="density-chosen">
              <VisuallyHidden>, {formatMessage(messages.chosen)}</VisuallyHidden>
            </span>
          </button>
        ))}
      </div>
    </Root>
  );
}

const Root = styled.form`
  & [data-part='density-choices'] {
    display: inline-flex;
    /* Room for the focus ring of each button. */
    gap: ${space[1]};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.raised};
  }
  & button {
    display: grid;
    place-items: center;
    inline-size: ${size.touch};
    block-size: ${size.control};
    padding: ${space[1]};
    border-radius: ${radius.pill};
    color: ${color.soft};
    transition: background ${motion.fast} ${motion.out};
  }
  & [data-part='density-chosen'] {
    position: absolute;
    display: none;
  }

  :root:not([data-density]) & button[value='cosy'],
  :root[data-density='compact'] & button[value='compact'],
  :root[data-density='list'] & button[value='list'] {
    background: ${color.text};
    color: ${color.ground};
  }
  :root:not([data-density]) & button[value='cosy'] > [data-part='density-chosen'],
  :root[data-density='compact'] & button[value='compact'] > [data-part='density-chosen'],
  :root[data-density='list'] & button[value='list'] > [data-part='density-chosen'] {
    display: inline;
  }

  @media ${media.hover} {
    & button:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }
  @media ${media.xs} {
    & button {
      block-size: ${size.touch};
    }
  }
  @media ${media.forcedColors} {
    :root:not([data-density]) & button[value='cosy'],
    :root[data-density='compact'] & button[value='compact'],
    :root[data-density='list'] & button[value='list'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    display: none;
  }
`;
