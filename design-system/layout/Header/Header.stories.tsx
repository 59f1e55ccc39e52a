import { globals, top } from '@afterglow/fixtures/data/globals';
import { photographed, photographedOnPhones } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { fromView } from '../../reader/fromView.tsx';
import { languages } from '../../reader/languages.ts';
import { memberHrefs, headerHrefs } from '../storyArgs.ts';
import type { Reader } from '../../reader/reader.ts';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import { UploadLink } from '../UploadLink/UploadLink.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { userMenu } from '../UserMenu/UserMenu.view.ts';
import { messageText } from '../../reader/messageText.ts';
import { Header, type HeaderProps } from './Header.tsx';
import { header, type HeaderOf } from './Header.view.ts';

const guest: HeaderOf = { here: 'videos', topCategories: top.categories, hrefs: headerHrefs };
const member: HeaderOf = { ...guest, hrefs: { ...headerHrefs, history: undefined, signIn: undefined } };
const memberHeader = (of: HeaderOf, reader: Reader): HeaderProps => ({
  ...header(of, reader),
  children: (
    <>
      <UploadLink href="#/upload/" />
      <NotificationBell count={12} href="#/notifications/" />
      <UserMenu {...userMenu({ user: globals.member.user, hrefs: memberHrefs, unread: 2 }, reader)} />
    </>
  ),
});
const onTheme = () => {};

const Long = styled.div`
  block-size: 300vh;
`;

const meta = preview.meta({
  component: Header,
  tags: ['alone'],
  parameters: { ...photographed, layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
});
const phone = { globals: { viewport: { value: 'phone', isRotated: false } }, parameters: photographedOnPhones };

export const Guest = meta.story(fromView(Header, header, guest, { onTheme }));
export const Member = meta.story(fromView(Header, memberHeader, member, { onTheme }));
export const Searching = meta.story(
  fromView(Header, header, { ...guest, here: null, query: 'evening by the lake' }, { onTheme }),
);
export const NoTopCategories = meta.story(fromView(Header, header, { ...guest, topCategories: [] }, { onTheme }));
export const FirstPlacesOnly = meta.story(fromView(Header, header, { ...guest, hrefs: {} }, { onTheme }));

export const CategoriesOpen = meta.story({
  ...fromView(Header, header, guest, { onTheme }),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(canvasElement.querySelectorAll('nav summary')[1] ?? canvasElement);
    await expect(canvas.getAllByRole('link', { name: 'Golden hour' })[0]).toBeVisible();
  },
});
export const LanguagesOpen = meta.story({
  ...fromView(Header, header, guest, { onTheme }),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(
      canvasElement.querySelector('[data-part="header-tools"] details:has(a[lang]) > summary') ?? canvasElement,
    );
    await expect(canvas.getAllByRole('link', { name: 'Deutsch' }).at(-1)).toBeVisible();
  },
});
export const TwentyLanguagesOpen = meta.story({
  ...fromView(Header, header, guest, {
    onTheme,
    languages: Object.entries(languages).map(([key, language]) => ({
      ...language,
      href: `?lang=${key}`,
      current: key === 'en',
    })),
  }),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(
      canvasElement.querySelector('[data-part="header-tools"] details:has(a[lang]) > summary') ?? canvasElement,
    );
    await expect(canvas.getAllByRole('link', { name: 'Türkçe' }).at(-1)).toBeInTheDocument();
  },
});
export const ColoursOpen = meta.story({
  ...fromView(Header, header, guest, { onTheme }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(
      canvasElement.querySelector('[data-part="header-tools"] summary:has([data-part="header-theme"])') ??
        canvasElement,
    );
    await expect(canvasElement.querySelector('[data-part="header-tools"] button[value="light"]')).toBeVisible();
  },
});
export const MemberMenuOpen = meta.story({
  ...fromView(Header, memberHeader, member, { onTheme }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[data-component="UserMenu"] > summary') ?? canvasElement);
    await expect(canvasElement.querySelector('[data-component="UserMenu"]')).toHaveAttribute('open');
  },
});
export const PhoneMenuOpen = meta.story({
  ...fromView(Header, header, guest, { onTheme }),
  ...phone,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[data-part="header-burger"]') ?? canvasElement);
    await expect(canvasElement.querySelector('[data-part="header-panel"]')).toBeVisible();
  },
});
export const PhoneSearchOpen = meta.story({
  ...fromView(Header, header, guest, { onTheme }),
  ...phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const width = canvasElement.querySelector('[data-component="SearchBox"]')?.getBoundingClientRect().width ?? 0;
    await expect(width).toBeGreaterThan(window.innerWidth * 0.9);
  },
});
export const PhoneMemberMenuOpen = meta.story({
  ...fromView(Header, memberHeader, member, { onTheme }),
  ...phone,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[data-part="header-burger"]') ?? canvasElement);
    await expect(canvasElement.querySelector('[data-part="header-panel"]')).toBeVisible();
  },
});
export const SlashGoesToTheSearch = meta.story({
  ...fromView(Header, header, { ...guest, here: 'models' }, { onTheme }),
  play: async ({ canvas, userEvent }) => {
    // The header adds its listeners in effects.
    await waitFor(async () => {
      await userEvent.keyboard('/');
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
  },
});
export const OrientationOpen = meta.story({
  ...fromView(Header, header, guest, { onTheme }),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[data-component="OrientationMenu"] > summary') ?? canvasElement);
    await expect(canvas.getByRole('link', { name: messageText('orientationMenu.straight') })).toBeVisible();
  },
});
export const MoreOpen = meta.story({
  ...fromView(Header, header, guest, { onTheme }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(messageText('nav.rest')));
    await expect(canvas.getByRole('link', { name: 'Amber Rooms' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(?:Live rooms|Live-Räume|ห้องถ่ายทอดสด)$/ })).toBeVisible();
  },
});
export const VideosOpen = meta.story({
  ...fromView(Header, header, guest, { onTheme }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('nav summary') ?? canvasElement);
    await expect(canvasElement.querySelectorAll('nav details[open] a')).toHaveLength(3);
  },
});
export const AsideAfterScrolling = meta.story({
  ...fromView(Header, header, guest, { onTheme }),
  decorators: [
    (Story) => (
      <>
        <Story />
        <Long />
      </>
    ),
  ],
  ...phone,
  parameters: { chromatic: { ...photographedOnPhones.chromatic, cropToViewport: true } },
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('[data-component="Header"]');
    const down = () => {
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      // Nothing scrolls beyond the end, which a busy machine may reach before its first frame.
      if (isAtEnd) window.scrollTo(0, 900);
      else window.scrollBy(0, 40);
      return expect(header).toHaveAttribute('data-aside');
    };
    window.scrollTo(0, 900);
    // The header adds its listeners in effects.
    await waitFor(down);
    await waitFor(() => {
      window.scrollBy(0, -40);
      return expect(header).not.toHaveAttribute('data-aside');
    });
    await waitFor(down);
  },
});
