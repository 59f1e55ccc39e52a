import { legalVariant } from '@afterglow/contract/gate';
import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { AgeGate } from './AgeGate.tsx';
import { ageGate } from './AgeGate.view.ts';

const meta = preview.meta({
  component: AgeGate,
  tags: ['alone'],
  parameters: { ...photographed, layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
});

/** The notice of the toolbar's country; each law also has a story of its own. */
export const Standard = meta.story(
  fromView(AgeGate, ageGate, legalVariant(''), {}, ({ country }) => legalVariant(country)),
);
export const UnitedStates = meta.story(fromView(AgeGate, ageGate, 'us'));
export const France = meta.story(fromView(AgeGate, ageGate, 'fr'));
export const Germany = meta.story(fromView(AgeGate, ageGate, 'de'));
export const FocusStartsInside = meta.story({
  ...fromView(AgeGate, ageGate, 'de'),
  play: async ({ canvas, userEvent }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the focused element of a page is an HTML element
    await waitFor(() => expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /18/ })).toHaveFocus();
  },
});
