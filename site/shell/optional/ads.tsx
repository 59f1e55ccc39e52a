import { AdSlot } from '@afterglow/design-system/layout/AdSlot';
import { PromoBanner } from '@afterglow/design-system/layout/PromoBanner';
import { adPlaces } from '@afterglow/contract/brand';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import type { SharedConfig } from '../../shared/config.ts';
import { reportGoal } from '../../shared/goals.ts';
import { adPlacesOf } from '../adPlaces.ts';
import { pageAt } from '../pageTable.ts';

/** Returns the box of a place, not the component that fills it, which names its place, too. */
const boxOf = (place: string) => document.querySelector(`[data-place="${place}"]:not([data-component])`);

/** Fills the boxes that the page keeps for advertisements. Returns a function that empties them. */
export function showAds(intl: IntlShape, { brand }: SharedConfig): () => void {
  const { ads, promo } = brand;
  const shown = adPlacesOf(brand, pageAt(location.pathname + location.search));
  const root = createRoot(document.createElement('div'));
  const bannerBox = boxOf('promo');
  root.render(
    <RawIntlProvider value={intl}>
      {adPlaces.map((place) => {
        const [src, box] = [ads?.[place], boxOf(place)];
        return src && box && shown.includes(place) && createPortal(<AdSlot place={place} src={src} />, box, place);
      })}
      {promo &&
        bannerBox &&
        createPortal(
          <PromoBanner {...promo} onFollow={() => promo.goal !== null && reportGoal(promo.goal)} />,
          bannerBox,
        )}
    </RawIntlProvider>,
  );
  return () => root.unmount();
}
