// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { FilterForm } from './FilterForm.tsx';
import { filterForm } from './FilterForm.view.ts';

const english = readerFor('en');

test('the number of results is on the button once it can follow the choices', async () => {
  const form = filterForm({ of: 'models', filters: {}, href: () => '/models/', count: 34 }, english);
  const page = (
    <ReaderProvider reader={english}>
      <FilterForm {...form} />
    </ReaderProvider>
  );
  const app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = renderToString(page);
  expect(screen.getByRole('button', { name: 'Show models', hidden: true })).not.toBeNull();
  await act(async () => hydrateRoot(app, page));
  expect(screen.getByRole('button', { name: 'Show 34 models', hidden: true })).not.toBeNull();
});
