import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { media } from '@afterglow/tokens';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { plainHrefs } from '../../reader/plainHrefs.ts';
import type { PeopleFilters } from '../../reader/pageHrefs.ts';
import { fromView } from '../../reader/fromView.tsx';
import { pending, type Pending } from '../../reader/pending.ts';
import { messageText } from '../../reader/messageText.ts';
import { FilterForm } from './FilterForm.tsx';
import { filterForm } from './FilterForm.view.ts';

const hrefs = plainHrefs('#');

const models = (filters: PeopleFilters, count: number | Pending = pending) => ({
  of: 'models' as const,
  filters,
  count,
  href: (next: PeopleFilters) => hrefs.models({ sort: 'most-popular', page: 1, filters: next }),
});
const members = (filters: PeopleFilters) => ({
  of: 'members' as const,
  filters,
  href: (next: PeopleFilters) => hrefs.community({ sort: 'recent', page: 1, filters: next }),
});

/** End-aligned as in a list, so that panels open towards the page. */
const Line = styled.div`
  display: grid;
  justify-content: end;

  @media ${media.xs} {
    display: block;
  }
`;

const meta = preview.meta({
  component: FilterForm,
  decorators: [
    (Story) => (
      <Line>
        <Story />
      </Line>
    ),
  ],
});

export const OfModels = meta.story(fromView(FilterForm, filterForm, models({})));
/** Counts of a list in which everybody is 30 or older, and some choices have few results. */
const filterCounts = {
  letter: { a: 7, e: 3, m: 12, s: 5 },
  age: { 3: 31, 4: 49 },
  country: { de: 9, fi: 4, fr: 1_204, se: 2 },
  race: { asian: 12, caucasian: 30, ebony: 18, latin: 20 },
  hair: { 1: 20, 3: 14 },
  tattoo: { 0: 71, 1: 9 },
};
export const WithCounts = meta.story({
  ...fromView(FilterForm, filterForm, { ...models({ hair: '3' }, 14), filterCounts }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Filters'));
    const age = canvas.getByRole('combobox', { name: 'Age' });
    await expect([...age.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Any',
      '18\u201321 (0)',
      '22\u201329 (0)',
      '30\u201339 (31)',
      '40 and over (49)',
    ]);
    // A choice without results can be selected, since other choices may be removed.
    await userEvent.selectOptions(age, '1');
    await expect(age).toHaveValue('1');
  },
});
export const OfMembers = meta.story(fromView(FilterForm, filterForm, members({})));
export const TwoChosen = meta.story(fromView(FilterForm, filterForm, models({ age: '4', hair: '3' })));
export const AllChosen = meta.story(
  fromView(
    FilterForm,
    filterForm,
    models({
      letter: 'a',
      age: '3',
      country: 'fi',
      race: 'latin',
      hair: '1',
      height: '2',
      weight: '2',
      size_tits: 'medium',
      tattoo: '1',
      piercing: '0',
    }),
  ),
);
export const UnknownCodeInTheAddress = meta.story(fromView(FilterForm, filterForm, members({ age: '9', gender: '1' })));
export const MemberNumberChosen = meta.story(
  fromView(FilterForm, filterForm, members({ object_id: '6041293', gender: '1' })),
);
export const PanelOpen = meta.story({
  ...fromView(FilterForm, filterForm, models({ age: '4' })),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const face = canvasElement.querySelector('summary');
    if (face) await userEvent.click(face);
    await expect(canvas.getAllByRole('combobox')).toHaveLength(10);
  },
});
export const CountKnown = meta.story({
  ...fromView(FilterForm, filterForm, models({ age: '4' }, 34)),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const face = canvasElement.querySelector('summary');
    if (face) await userEvent.click(face);
    await expect(
      canvas.getByRole('button', { name: messageText('filterForm.modelCount', { count: 34, shown: '34' }) }),
    ).toBeVisible();
  },
});
export const NoneLeft = meta.story({
  ...fromView(FilterForm, filterForm, models({ age: '4' }, 0)),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const face = canvasElement.querySelector('summary');
    if (face) await userEvent.click(face);
    await expect(
      canvas.getByRole('button', { name: messageText('filterForm.modelCount', { count: 0, shown: '0' }) }),
    ).toBeVisible();
  },
});
export const MembersPanelOpen = meta.story({
  ...fromView(FilterForm, filterForm, members({})),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const face = canvasElement.querySelector('summary');
    if (face) await userEvent.click(face);
    await expect(canvas.getAllByRole('combobox')).toHaveLength(6);
    await expect(canvas.getByRole('textbox')).toHaveAttribute('name', 'object_id');
  },
});
