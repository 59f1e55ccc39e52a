// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { StyleSheetManager } from 'styled-components';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadStories, type Story } from './stories.tsx';

vi.mock('@afterglow/storybook/preview', async () => ({ default: (await import('./stories.tsx')).preview }));

const stories = loadStories(import.meta.glob('../../design-system/forms/*/*.stories.tsx', { eager: true }));
const byForm = [...new Set(stories.map(({ component }) => component))].map(
  (form) => [form, stories.filter(({ component }) => component === form)] as const,
);

/** Autocomplete tokens for password managers, address books and keyboards, by the name of a form field. */
const autocomplete: Readonly<Record<string, readonly string[]>> = {
  usr: ['username'],
  username: ['username'],
  email: ['email'],
  name: ['name'],
  old: ['current-password'],
  // The member's own password, for sign-in and deletion of the account, or a new one.
  pwd: ['current-password', 'new-password'],
  birth_date: ['bday'],
  country: ['country'],
  website: ['url'],
  gender: ['sex'],
};

afterEach(cleanup);
// Styles go to a detached element, because jsdom would parse the whole sheet again for each rule.
const styleTarget = document.createElement('div');

const show = (story: Story): HTMLElement =>
  render(<StyleSheetManager target={styleTarget}>{story.element()}</StyleSheetManager>).container;

/** Returns the texts that describe an element to screen readers. */
const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe.each(byForm)('%s', (_, states) => {
  test.each(states.map((story) => [story.name, story] as const))('%s', (_name, story) => {
    const root = show(story);
    for (const form of root.querySelectorAll('form'))
      expect(form.method, 'sent before hydration, nothing lands in an address').toBe('post');

    for (const error of root.querySelectorAll('[data-part="field-error"], [data-part="captcha-error"]')) {
      const text = error.textContent ?? '';
      const owner = root.querySelector(`[aria-describedby~="${CSS.escape(error.id)}"]`);
      expect(owner, `"${text}" belongs to a field`).not.toBeNull();
      if (owner?.matches('input, select, textarea')) expect(owner?.getAttribute('aria-invalid'), text).toBe('true');
      if (owner) expect(descriptionOf(owner)).toContain(text);
    }

    const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-part="form-summary-link"]')];
    for (const link of links) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      expect(target, `the summary leads to "${link.textContent}"`).not.toBeNull();
      target?.focus();
      expect(document.activeElement, `"${link.textContent}" takes the focus`).toBe(target);
    }

    for (const [name, tokens] of Object.entries(autocomplete))
      for (const field of root.querySelectorAll(`[name="${name}"]:not([type="hidden"], [type="radio"], button)`))
        expect(tokens, `autocomplete of ${name}`).toContain(field.getAttribute('autocomplete'));
  });
});

test.each(byForm)(
  'an error summary of %s is announced where more than one field is refused, and only there',
  (_, states) => {
    for (const story of states) {
      const root = show(story);
      const summary = root.querySelector('[data-part="form-summary"]');
      if (summary) {
        expect(summary.getAttribute('role'), story.name).toBe('alert');
        expect(summary.querySelectorAll('a').length, story.name).toBeGreaterThan(1);
      }
      cleanup();
    }
  },
);
