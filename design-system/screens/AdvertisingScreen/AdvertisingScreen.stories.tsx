import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { AdvertisingScreen } from './AdvertisingScreen.tsx';
import { advertisingScreen } from './AdvertisingScreen.view.ts';

const meta = preview.meta({ component: AdvertisingScreen });

export const Standard = meta.story(fromView(AdvertisingScreen, advertisingScreen, null));
