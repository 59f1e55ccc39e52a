import { top } from '@afterglow/fixtures/data/globals';
import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { useReader } from '../../reader/context.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { footer } from '../Footer/Footer.view.ts';
import { Header } from '../Header/Header.tsx';
import { header } from '../Header/Header.view.ts';
import { footerPages, headerHrefs } from '../storyArgs.ts';
import { AdSlot } from '../AdSlot/AdSlot.tsx';
import { messageText } from '../../reader/messageText.ts';
import { Page } from './Page.tsx';

const Head = () => (
  <Header {...header({ here: 'videos', topCategories: top.categories, hrefs: headerHrefs }, useReader())} />
);
const Foot = () => (
  <Footer
    {...footer({ pages: footerPages, topCategories: top.categories.slice(0, 8), keywords: top.keywords }, useReader())}
  />
);

const ad = `data:text/html,${encodeURIComponent('<html lang="en"><title>Ad</title><body style="margin:0;background:#262035;color:white;font:16px sans-serif;display:grid;place-items:center;height:100vh">A quiet hotel</body></html>')}`;

const meta = preview.meta({
  component: Page,
  tags: ['alone'],
  args: { header: <Head />, footer: <Foot />, children: <h1>Most popular videos</h1> },
  parameters: {
    ...photographed,
    layout: 'fullscreen',
    // oxlint-disable-next-line afterglow/every-story-is-checked -- the frames are the advertisers' pages; axe cannot inspect them, and reports an error when it tries
    a11y: { options: { iframes: false } },
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Standard = meta.story({ args: {} });
export const FourAdvertisements = meta.story({
  args: {
    ads: {
      top: <AdSlot place="top" src={ad} />,
      bottom: <AdSlot place="bottom" src={ad} />,
      left: <AdSlot place="left" src={ad} />,
      right: <AdSlot place="right" src={ad} />,
    },
  },
});
export const SkipLinkShown = meta.story({
  args: {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: messageText('page.skip') })).toHaveFocus();
  },
});
