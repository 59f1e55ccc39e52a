import { AffiliateModels } from '@afterglow/design-system/lists/AffiliateModels';
import { affiliateModels } from '@afterglow/design-system/lists/AffiliateModels/view';
import { modelsFeedPath, parseModelsFeed, type AffiliateModel } from '@afterglow/contract/modelsFeed';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';

/** Returns a picture that this site serves, in the only size that the partner has. */
const picture = (src: string) => (src === '' ? null : { src });

async function fetchModels(): Promise<AffiliateModel[]> {
  const response = await fetch(modelsFeedPath, { signal: AbortSignal.timeout(8_000) });
  if (!response.ok) return [];
  return parseModelsFeed(await response.json(), location.origin);
}

/** Gives up the room that the page keeps for models, if there are none. */
function giveUpRoom(): void {
  const { dataset } = document.documentElement;
  dataset['consent'] = (dataset['consent'] ?? '').replace(/ ?\bfeed\b/, '');
}

/** Fills the box that a video's page keeps for a partner's models (R74). Returns a function that empties it. */
export async function showModelsFeed(intl: IntlShape): Promise<() => void> {
  const models = await fetchModels().catch(() => []);
  const box = document.querySelector('[data-place="feed"]');
  if (models.length === 0 || box === null) {
    giveUpRoom();
    return () => undefined;
  }
  const root = createRoot(box);
  root.render(
    <RawIntlProvider value={intl}>
      <AffiliateModels {...affiliateModels(models, { picture })} />
    </RawIntlProvider>,
  );
  return () => root.unmount();
}
