import { languages, languageKeys } from '@afterglow/design-system/reader/languages.ts';
import type { PseudoLocale } from '@afterglow/design-system/reader/pseudoLocales.ts';
import { storySites } from '@afterglow/design-system/reader/storyBrands.ts';
import type { StoryWorld } from '@afterglow/design-system/reader/storyWorld.ts';

type Icon = 'location' | 'user' | 'key' | 'grid' | 'eyeclose' | 'lightningoff' | 'time';

const menuOf = <Choice extends string>(description: string, icon: Icon, titles: Readonly<Record<Choice, string>>) => ({
  description,
  toolbar: {
    icon,
    title: description,
    dynamicTitle: true,
    items: Object.entries<string>(titles).map(([value, title]) => ({ value, title })),
  },
});

/** One menu a part of the world; the first choice of each leaves it as the story has it. */
const worldMenus = {
  country: menuOf<StoryWorld['country']>('Country', 'location', {
    story: 'Country as in the story',
    us: 'United States: a notice',
    fr: 'France: a notice',
    de: 'Germany: a notice',
    gb: 'United Kingdom: a check',
    ca: 'Canada: no gate',
  }),
  role: menuOf<StoryWorld['role']>('Role', 'user', {
    story: 'Visitor as in the story',
    guest: 'Guest',
    member: 'Member',
    newcomer: 'Member with nothing yet',
  }),
  proof: menuOf<StoryWorld['proof']>('Proof of age', 'key', {
    story: 'Proof of age as in the story',
    given: 'Age is proved',
    missing: 'Age is not proved',
  }),
  density: menuOf<StoryWorld['density']>('Density', 'grid', {
    story: 'Density as in the story',
    cosy: 'Cosy',
    compact: 'Compact',
    list: 'One a row',
  }),
  discreet: menuOf<StoryWorld['discreet']>('Discreet', 'eyeclose', {
    story: 'Discreet as in the story',
    off: 'Nothing blurred',
    on: 'Pictures blurred',
    titles: 'Pictures and titles blurred',
  }),
  network: menuOf<StoryWorld['network']>('Network', 'lightningoff', {
    story: 'Network as in the story',
    silent: 'No reply comes',
    offline: 'Offline once the page is there',
    failing: 'The API fails',
  }),
  clock: menuOf<StoryWorld['clock']>('Clock', 'time', {
    story: 'Clock as in the story',
    hour: 'An hour later',
    day: 'A day later',
    month: 'A month later',
    year: 'A year later',
  }),
} satisfies { [Name in keyof StoryWorld]: unknown };

/** The menus of Storybook's toolbar. Their choices are part of the address, as `globals=theme:light;role:member`. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast' as const,
      title: 'Theme',
      dynamicTitle: true,
      items: [
        { value: 'dark', title: 'Dark', icon: 'moon' as const },
        { value: 'light', title: 'Light', icon: 'sun' as const },
        { value: 'system', title: 'As the system', icon: 'browser' as const },
        { value: 'both', title: 'Side by side', icon: 'sidebyside' as const },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe' as const,
      title: 'Language',
      dynamicTitle: true,
      items: [
        ...languageKeys.map((key) => ({ value: key, title: languages[key].name, right: key })),
        { value: 'xa' satisfies PseudoLocale, title: 'Longer, accented', right: 'xa' },
        { value: 'xb' satisfies PseudoLocale, title: 'Right to left', right: 'xb' },
      ],
    },
  },
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'bookmark' as const,
      title: 'Brand',
      dynamicTitle: true,
      items: Object.entries(storySites).map(([value, { brand }]) => ({ value, title: brand.name })),
    },
  },
  ...worldMenus,
};
