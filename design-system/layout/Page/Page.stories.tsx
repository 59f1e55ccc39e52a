import { top } from '@afterglow/fixtures/data/globals';
import { color, font, radius, space } from '@afterglow/tokens';
import preview from '@afterglow/storybook/preview';
import styled from 'styled-components';
import { expect } from 'storybook/test';
import { useReader } from '../../reader/context.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { footer } from '../Footer/Footer.view.ts';
import { Header } from '../Header/Header.tsx';
import { header } from '../Header/Header.view.ts';
import { footerPages, places } from '../stories.ts';
import { Page } from './Page.tsx';

const Head = () => <Header {...header({ here: 'videos', topCategories: top.categories, user: null, places }, useReader())} />;
const Foot = () => <Footer {...footer({ pages: footerPages, topCategories: top.categories.slice(0, 8), keywords: top.keywords }, useReader())} />;

const meta = preview.meta({
  component: Page,
  args: { header: <Head />, footer: <Foot />, children: <h1>Most popular videos</h1> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
});

export const Standard = meta.story({ args: {} });
export const FourAdvertisements = meta.story({
  args: { ads: { top: <Ad>Top</Ad>, bottom: <Ad>Bottom</Ad>, left: <Ad>Left</Ad>, right: <Ad>Right</Ad> } },
});
export const SkipLinkShown = meta.story({
  args: {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /content|Inhalt/ })).toHaveFocus();
  },
});

function Ad({ children }: { children: string }) {
  return <Box>Ad: {children}</Box>;
}

const Box = styled.div`
  display: grid;
  place-items: center;
  min-inline-size: 8em;
  min-block-size: 6em;
  padding: ${space[4]};
  border: 1px dashed ${color.edge};
  border-radius: ${radius.card};
  color: ${color.soft};
  font: ${font.meta};
`;
