import { useId, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dropdown } from '../../primitives/Dropdown/Dropdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Mark, type MarkProps } from '../../primitives/Mark/Mark.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';
import type { Discreet } from '../../reader/discreet.ts';
import { DiscreetSwitch } from '../DiscreetSwitch/DiscreetSwitch.tsx';
import type { PreferenceForm, ThemePreference } from '../links.ts';
import { LanguagePicker, type LanguagePickerProps } from '../LanguagePicker/LanguagePicker.tsx';
import { Nav, type NavProps } from '../Nav/Nav.tsx';
import { OrientationLinks } from '../OrientationLinks/OrientationLinks.tsx';
import { OrientationMenu } from '../OrientationMenu/OrientationMenu.tsx';
import { QuickExit } from '../QuickExit/QuickExit.tsx';
import { SearchBox, type SearchBoxProps } from '../SearchBox/SearchBox.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Root } from './Header.styles.ts';
import { useHeaderKeys } from './useHeaderKeys.ts';

const messages = defineMessages<
  { home: { name: string } } & Record<'menu' | 'language' | 'looks' | 'orientation' | 'history' | 'signIn', {}>
>({
  home: { id: 'header.home', defaultMessage: '{name}, home' },
  menu: { id: 'header.menu', defaultMessage: 'Menu' },
  language: { id: 'header.language', defaultMessage: 'Language' },
  looks: { id: 'header.looks', defaultMessage: 'Appearance' },
  orientation: { id: 'header.orientation', defaultMessage: 'Orientation' },
  history: { id: 'header.history', defaultMessage: 'History' },
  signIn: { id: 'header.signIn', defaultMessage: 'Sign in' },
});

export interface HeaderProps extends ComponentProps<'header'> {
  /** The logo, the home page, an innocuous page, and the sister sites for other orientations if there are any. */
  site: {
    logo: Pick<MarkProps, 'name' | 'src'>;
    homeHref: string;
    neutralHref: string;
    orientations: { gayHref: string; transHref: string } | null;
  };
  /** Navigation items, as in Nav: a link, a menu, or both. */
  places: NavProps['places'];
  /** Props of the SearchBox. */
  search: Pick<SearchBoxProps, 'action' | 'words' | 'length' | 'onStart' | 'onFind' | 'onClear'>;
  /** This page in every site language; the current one is marked. */
  languages: LanguagePickerProps['languages'];
  /** Form action for preferences without JavaScript, and the page to return to. */
  themeForm: PreferenceForm;
  /** Links for guests at the end of the header, each shown only if it has a URL. */
  account: { historyHref?: string | undefined; signInHref?: string | undefined };
  /** Stores the chosen theme, which the component itself applies to the document. If omitted, the form is submitted. */
  onTheme?: ((theme: ThemePreference) => void) | undefined;
  /** The same for discreet mode (blurred pictures). */
  onDiscreet?: ((discreet: Discreet) => void) | undefined;
}

/** Props of the switches for the theme and for discreet mode. */
interface Settings {
  theme: Pick<ComponentProps<typeof ThemeSwitch>, 'form' | 'onTheme'>;
  discreet: Pick<ComponentProps<typeof DiscreetSwitch>, 'form' | 'onDiscreet'>;
}

/**
 * Header of every page. `children` is the member's own menu, which guests do not have. Works without JavaScript: menus
 * are `<details>`, the mobile menu is a popover.
 */
export function Header({
  site,
  places,
  search,
  languages,
  themeForm,
  account: { historyHref, signInHref },
  onTheme,
  onDiscreet,
  children,
  ref,
  ...rest
}: HeaderProps) {
  const { formatMessage } = useIntl();
  const menu = useId();
  const root = useSharedRef(ref);
  useHeaderKeys(root);
  const settings = { theme: { form: themeForm, onTheme }, discreet: { form: themeForm, onDiscreet } };
  const shared = { site, languages, historyHref, settings };
  return (
    <Root {...rest} ref={root} data-component="Header">
      <IconButton icon="menu" label={formatMessage(messages.menu)} popoverTarget={menu} data-part="header-burger" />
      <Home site={site} />
      <div id={menu} popover="auto" data-part="header-panel">
        <Nav places={places} />
        <Extras {...shared} />
      </div>
      <SearchBox {...search} data-part="header-search" />
      <Tools {...shared} />
      {children && <div data-part="header-user">{children}</div>}
      {signInHref !== undefined && (
        <Button data-part="header-sign-in" kind="filled" href={signInHref}>
          {formatMessage(messages.signIn)}
        </Button>
      )}
    </Root>
  );
}

/** Everything that stands apart from the navigation: in the panel on phones, in the bar elsewhere. */
type HeaderTools = Pick<HeaderProps, 'site' | 'languages'> & { historyHref: string | undefined; settings: Settings };

/** The tools in the panel of phones, below the navigation. */
function Extras({ site, languages, historyHref, settings }: HeaderTools) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="header-extras">
      {historyHref !== undefined && (
        <Button data-part="header-extra" kind="quiet" icon="history" href={historyHref}>
          {formatMessage(messages.history)}
        </Button>
      )}
      <QuickExit data-part="header-extra" href={site.neutralHref} />
      <h2 data-part="header-extras-title">{formatMessage(messages.language)}</h2>
      <LanguagePicker languages={languages} data-layout="columns" />
      {site.orientations && (
        <>
          <h2 data-part="header-extras-title">{formatMessage(messages.orientation)}</h2>
          <OrientationLinks data-layout="columns" homeHref={site.homeHref} {...site.orientations} />
        </>
      )}
      <h2 data-part="header-extras-title">{formatMessage(messages.looks)}</h2>
      <div>
        <ThemeSwitch {...settings.theme} data-layout="columns" />
        <DiscreetSwitch {...settings.discreet} data-layout="columns" />
      </div>
    </div>
  );
}

/** Menus and buttons at the end of the bar, where there is room. */
function Tools({ site, languages, historyHref, settings }: HeaderTools) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="header-tools">
      {site.orientations && (
        <OrientationMenu
          data-part="header-menu"
          parts={{ face: 'header-orientation', value: 'header-orientation-value' }}
          homeHref={site.homeHref}
          {...site.orientations}
        />
      )}
      <Dropdown
        data-part="header-menu"
        align="end"
        label={formatMessage(messages.language)}
        face={<Icon name="globe" />}
        parts={{ face: 'header-face' }}
      >
        <LanguagePicker languages={languages} />
      </Dropdown>
      <LooksMenu settings={settings} />
      {historyHref !== undefined && (
        <IconButton data-part="header-tool" icon="history" label={formatMessage(messages.history)} href={historyHref} />
      )}
      <QuickExit href={site.neutralHref} parts={{ content: 'header-exit-label' }} data-part="header-exit" />
    </div>
  );
}

function LooksMenu({ settings }: { settings: Settings }) {
  const { formatMessage } = useIntl();
  return (
    <Dropdown
      data-part="header-menu"
      align="end"
      label={formatMessage(messages.looks)}
      face={
        <>
          <Icon name="sun" data-part="header-theme" data-value="light" />
          <Icon name="moon" data-part="header-theme" data-value="dark" />
          <Icon name="system" data-part="header-theme" data-value="system" />
        </>
      }
      parts={{ face: 'header-face' }}
    >
      <ThemeSwitch {...settings.theme} />
      <DiscreetSwitch {...settings.discreet} />
    </Dropdown>
  );
}

function Home({ site }: { site: HeaderProps['site'] }) {
  const { formatMessage } = useIntl();
  return (
    <a href={site.homeHref} aria-label={formatMessage(messages.home, { name: site.logo.name })} data-part="header-home">
      <Mark {...site.logo} parts={{ name: 'header-wordmark' }} />
    </a>
  );
}
