import type { Page } from '@playwright/test';

export const toasts = (page: Page) => page.getByRole('region', { name: 'Messages of this site' });

/** Presses all toasts in one task, so that none can leave by itself before it is pressed. */
export const dismissToasts = (page: Page): Promise<void> =>
  toasts(page)
    .getByRole('button')
    .evaluateAll((all: HTMLElement[]) => all.forEach((toast) => toast.click()));
