import type { Chromium } from '../browser/chromium.ts';

/** Contents of a card, scraped from the site. */
export interface Card {
  href: string;
  title: string;
  duration: string;
  facts: string;
  picture: { avif: string | null; srcset: string | null; sizes: string; src: string } | null;
}

export interface ListPage {
  heading: string;
  cards: Card[];
}

/** Scrapes a list page of the site without JavaScript. */
export const readList = (chromium: Chromium, address: string): Promise<ListPage> =>
  chromium.open(
    async ({ page }) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      return page.evaluate(() => ({
        heading: document.querySelector('h1')?.textContent ?? '',
        cards: [...document.querySelectorAll('main article')].map((card) => {
          const [link, image, source] = [
            card.querySelector('a'),
            card.querySelector('img'),
            card.querySelector('source'),
          ];
          return {
            href: link?.getAttribute('href') ?? '',
            title: link?.textContent ?? '',
            duration: card.querySelector('[data-part="card-badge"]:not([data-mark])')?.textContent ?? '',
            facts: [...(card.querySelector('p')?.children ?? [])]
              .map((fact) => fact.textContent)
              .filter(Boolean)
              .join(' · '),
            picture: image && {
              avif: source?.getAttribute('srcset') ?? null,
              srcset: image.getAttribute('srcset'),
              sizes: (source ?? image).getAttribute('sizes') ?? '',
              src: image.getAttribute('src') ?? '',
            },
          };
        }),
      }));
    },
    { slow: false, script: false },
  );

/** Contents of the site's video page, with the poster that a phone loads. */
export interface VideoPage {
  title: string;
  facts: string;
  poster: string;
  file: string;
}

export const readVideo = (chromium: Chromium, address: string): Promise<VideoPage> =>
  chromium.open(
    async ({ page }) => {
      await page.goto(address, { waitUntil: 'load' });
      return page.evaluate(() => {
        const player = document.querySelector('[data-component="VideoPlayer"]');
        const [image, video] = [player?.querySelector('img'), player?.querySelector('video')];
        return {
          title: document.querySelector('h1')?.textContent ?? '',
          facts: document.querySelector('[data-component="VideoFacts"]')?.textContent ?? '',
          poster: new URL(image?.currentSrc || video?.poster || location.href).pathname,
          file: video?.getAttribute('src') ?? '',
        };
      });
    },
    { slow: false, script: false },
  );
