import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for the layout around every page. */
export const layout: GroupGuidance = {
  Page: {
    use: [
      'Around every page of the site: skip link, header, the page itself, footer, and four places for advertisements.',
    ],
    avoid: ['For the pages that stand alone, such as DownloadScreen, EmbedScreen and AgeCheck.'],
    keyboard: 'The first press of Tab shows a link that skips to the content; `main` takes the focus after it.',
    spoken: 'A banner, one `main` and a content information: the landmarks that screen readers jump between.',
    related: ['Header', 'Footer', 'AdSlot', 'PromoBanner'],
  },
  Header: {
    also: ['top bar', 'app bar'],
    use: [
      'Once, first in every Page. What has no address is left out, so a site without accounts simply has no such button.',
      'Below 1280 px its places lie in a menu, below 768 px the rest of its tools, too.',
    ],
    avoid: ['As a bar within a page: take Row or ListHead for titles there.'],
    keyboard:
      'Tab walks from the logo over the places to the search and the tools; / goes to the search from anywhere. Esc closes what is open.',
    spoken:
      'The banner of the page with a navigation and a search; icons without words have names, such as “Language”.',
    related: ['Nav', 'SearchBox', 'UserMenu', 'ThemeSwitch', 'LanguagePicker', 'QuickExit', 'Page'],
  },
  Nav: {
    also: ['navigation'],
    use: [
      'For the places of the site, most important first: each a link, a menu of links, or a link with a menu beside it.',
    ],
    avoid: ['For parts of one page take Tabs.', 'For the way up take Breadcrumbs.'],
    keyboard:
      'Tab walks through links and menu buttons; Enter or Space opens a menu, Esc closes it and gives the focus back.',
    spoken:
      'A navigation with a name; the place one is at is the “current page”, and a menu beside a link is named after it.',
    related: ['Header', 'Dropdown', 'Tabs'],
    interaction: { of: ['Standard'] },
  },
  SearchBox: {
    also: ['autocomplete', 'suggestions'],
    use: [
      'Once, in the header. Without `onFind` it is a plain field with a button, as it is without script.',
      'It offers searches on focus, and finds from the third character on.',
    ],
    avoid: ['For a search on a page, such as that of MissingScreen, take TextField in a form.'],
    keyboard:
      'Arrow keys walk through the suggestions and round their ends; Enter follows one or sends the search; Esc closes the list.',
    spoken:
      'A combo box named “Search”; whether a list is open, and the suggestion that the arrow keys are on, are announced.',
    related: ['Header', 'TextField', 'SearchLengthScreen'],
    interaction: { of: ['Empty', 'WithWords'] },
  },
  Footer: {
    use: [
      'Once, last in every Page: popular searches, links in columns, language, theme, and what the law wants to be said.',
    ],
    avoid: ['For links that belong to one page: put them at its end.'],
    keyboard: 'Tab walks through its links column by column; “more” opens by Enter or Space.',
    spoken: 'The content information of the page; each column is a navigation with the name of its heading.',
    related: ['LanguagePicker', 'ThemeSwitch', 'Mark', 'Page'],
  },
  LegalLinks: {
    use: [
      'On what stands without the footer: the age notice, the age check, the page for downloads and the player in a frame.',
    ],
    avoid: ['On pages with a Footer, which holds the same links.'],
    keyboard: 'Tab walks over its three links.',
    spoken: 'A list of three links.',
    related: ['Footer', 'AgeGate', 'AgeCheck', 'DownloadScreen', 'EmbedScreen'],
  },
  UserMenu: {
    also: ['account menu'],
    use: ['For a signed-in member, at the end of the header: the own pages and signing out.'],
    avoid: ['For guests: the header shows them a button to sign in.'],
    keyboard: 'Enter or Space opens it, Tab walks through its links, Esc closes it and gives the focus back.',
    spoken: 'A button with the member’s name in its label, and whether it is expanded; the picture is not read.',
    related: ['Header', 'Dropdown', 'Avatar'],
    interaction: { of: ['Closed'] },
  },
  NotificationBell: {
    status: 'new',
    use: ['For a signed-in member, before UserMenu: how much is unread, and the newest of it.'],
    avoid: ['For guests, and before an API without notifications.'],
    keyboard: 'Enter or Space opens it, Tab walks through its links, Esc closes it and gives the focus back.',
    spoken: 'A button named “Notifications” with how many are unread, and whether it is expanded.',
    related: ['UserMenu', 'NotificationList', 'Dropdown'],
    interaction: { of: ['Unread'] },
  },
  UploadLink: {
    status: 'new',
    use: ['For a signed-in member, before UserMenu in the header; pages without room for it leave it to the menu.'],
    avoid: ['In a page take a Button with a word.'],
    keyboard: 'Tab reaches it before the member’s menu.',
    spoken: 'A link named “Upload”.',
    related: ['Header', 'UserMenu'],
  },
  AccountFailed: {
    use: ['In the header, for somebody with a session of whom the site cannot say who it is.'],
    avoid: ['For a page that has not loaded take FailedScreen.'],
    keyboard: 'Tab reaches it, Enter loads the page anew.',
    spoken: 'A link that says that the account has not loaded, and to try again.',
    related: ['Header', 'UserMenu'],
  },
  LanguagePicker: {
    use: [
      'For this same page in every language of the site, each by its own name; in a menu or in the footer (`data-layout`).',
    ],
    avoid: [
      'For the language of captions: that is a setting of VideoPlayer.',
      'Do not draw flags: they are countries, not languages.',
    ],
    keyboard: 'Tab walks through the links, Enter loads the page in that language.',
    spoken: 'A list; every name is spoken in its own language, and the current one is announced as such.',
    related: ['Header', 'Footer', 'Dropdown'],
    interaction: { of: ['TwoLanguages'] },
  },
  ThemeSwitch: {
    use: ['Where visitors choose dark, light or the system’s colours: in the header’s menu and in the footer.'],
    avoid: ['As a switch with two ends: “as the system” is a choice of its own.'],
    keyboard: 'Tab walks through three buttons; Enter or Space chooses one.',
    spoken: 'A group with a name and three buttons; the chosen one adds “chosen”.',
    related: ['DiscreetSwitch', 'Header', 'Footer'],
    interaction: { of: ['Standard'] },
  },
  DiscreetSwitch: {
    also: ['blur', 'privacy'],
    use: ['Beside the theme: it blurs pictures until a pointer or the keyboard rests on them for 600 ms.'],
    avoid: [
      'To hide pages from others: it hides nothing of the address or the title. For leaving at once there is QuickExit.',
    ],
    keyboard: 'Tab reaches it; Enter or Space turns it, and the focus moves to the button that takes it back.',
    spoken: 'A button that says what a press does: blur the pictures, or show them.',
    related: ['ThemeSwitch', 'QuickExit', 'Switch'],
    interaction: { of: ['Off'] },
  },
  QuickExit: {
    also: ['panic button'],
    use: [
      'In the header, and wherever somebody may have to be gone at once: the page is blanked, and “back” does not lead here.',
    ],
    avoid: ['For an ordinary way out take Link or Button.', 'Do not ask “are you sure”: that would be too late.'],
    keyboard: 'Tab reaches it and Enter leaves.',
    spoken: 'Its words and “link”; where only the icon is shown they remain its name.',
    related: ['Header', 'Button', 'DiscreetSwitch'],
    interaction: { of: ['Standard'] },
  },
  OrientationMenu: {
    use: ['In the header of a site that has sister sites for other orientations.'],
    avoid: ['Where there is one site only: leave it out, the header does.'],
    keyboard: 'Enter or Space opens it, Tab walks through its links, Esc closes it and gives the focus back.',
    spoken: 'A button that names the choice and what is chosen, and whether it is expanded.',
    related: ['OrientationLinks', 'Header', 'Dropdown'],
    interaction: { of: ['Closed'] },
  },
  OrientationLinks: {
    use: ['Within OrientationMenu, and in the phone’s menu under its heading.'],
    avoid: ['For other links that leave the site take Link with `external`.'],
    keyboard: 'Tab walks through the links and Enter follows one.',
    spoken: 'A list of links; the one of this site is announced as current.',
    related: ['OrientationMenu', 'Header'],
    interaction: { of: ['Standard'] },
  },
  Breadcrumbs: {
    also: ['path'],
    use: ['At the top of a page that lies below others, when the way up says more than the header does.'],
    avoid: [
      'On a page one step below the home page, where the header already says where one is.',
      'For the steps of a form.',
    ],
    keyboard: 'Tab walks through the pages above; the current one is no link.',
    spoken: 'A navigation with a name and a list; the last entry is the “current page”.',
    related: ['Nav', 'ListHead', 'Link'],
    interaction: { of: ['Standard'] },
  },
  AdSlot: {
    also: ['advertisement'],
    use: [
      'For the four places of a Page. It keeps its room from the start, says “Ad”, and shuts its content in a sandboxed frame.',
    ],
    avoid: ['For the site’s own news take Notice or PromoBanner.', 'For members: they see none.'],
    keyboard: 'Tab goes into the frame if what it shows takes focus, and out again.',
    spoken: '“Ad” as text and as the name of the frame, so that it can be skipped.',
    related: ['Page', 'PromoBanner'],
  },
  PromoBanner: {
    use: ['For the one banner above a page: a picture or a frame, each in a wide and a narrow form.'],
    avoid: ['For a second one: the page has room for one. For the places beside and below take AdSlot.'],
    keyboard: 'Tab reaches one link over the whole banner once it has loaded; the frame under it takes no focus.',
    spoken: '“Ad”, then a link with a name that says that it opens the advertiser’s page.',
    related: ['AdSlot', 'Page'],
  },
  OldBrowserNotice: {
    use: [
      'At the top of every page: it is in the markup and shows itself only in browsers that lack what the site needs.',
    ],
    avoid: ['For messages to everyone. For what failed take Notice.'],
    keyboard: 'It takes no focus.',
    spoken: 'One sentence, in those browsers only; elsewhere it is hidden from everyone.',
    related: ['Page', 'Notice'],
  },
};
