import preview from '@afterglow/storybook/preview';
import type { DeviceEntry } from '../../feedback/DeviceTable/DeviceTable.view.ts';
import { devicePurposes } from '../../reader/devicePurposes.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { DeviceScreen } from './DeviceScreen.tsx';
import { deviceScreen } from './DeviceScreen.view.ts';

const day = 24 * 60 * 60;
const entries: readonly DeviceEntry[] = [
  { name: 'theme', purpose: devicePurposes.theme, lifetime: 365 * day, values: 1 },
  { name: 'history', purpose: devicePurposes.history, lifetime: 365 * day, values: 212 },
  { name: 'historySettings', purpose: devicePurposes.historySettings, lifetime: 365 * day, values: 1 },
  { name: 'searches', purpose: devicePurposes.searches, lifetime: 90 * day, values: 3 },
];
const withActions = (reads: Parameters<typeof deviceScreen>[0], reader: Reader) => ({
  ...deviceScreen(reads, reader),
  onDelete: () => {},
  onExport: () => {},
  onWipe: () => {},
});

const meta = preview.meta({ component: DeviceScreen });

export const Standard = meta.story(fromView(DeviceScreen, withActions, { entries }));
export const NothingKept = meta.story(fromView(DeviceScreen, withActions, { entries: [] }));
export const RefusedByTheBrowser = meta.story(fromView(DeviceScreen, withActions, { entries: null }));
export const WipedWithoutScript = meta.story(
  fromView(DeviceScreen, withActions, { entries: undefined, flash: 'wiped' }),
);
export const NotReadYet = meta.story(fromView(DeviceScreen, withActions, { entries: undefined }));
