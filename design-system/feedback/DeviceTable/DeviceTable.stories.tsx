import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { devicePurposes } from '../../reader/devicePurposes.ts';
import { fromView } from '../../reader/fromView.tsx';
import { messageText } from '../../reader/messageText.ts';
import type { Reader } from '../../reader/reader.ts';
import { DeviceTable } from './DeviceTable.tsx';
import { deviceTable, type DeviceEntry } from './DeviceTable.view.ts';

const day = 24 * 60 * 60;
const entries: readonly DeviceEntry[] = [
  { name: 'player', purpose: devicePurposes.player, lifetime: 365 * day, values: 1 },
  { name: 'positions', purpose: devicePurposes.positions, lifetime: 90 * day, values: 48 },
  { name: 'searches', purpose: devicePurposes.searches, lifetime: 90 * day, values: 12 },
];
const untilClosed: DeviceEntry = { name: 'hint', purpose: devicePurposes.player, lifetime: 0, values: 1 };

const [onDelete, onExport, onWipe] = [fn(), fn(), fn()];
const withActions = (kept: readonly DeviceEntry[] | null, reader: Reader) => ({
  ...deviceTable(kept, reader),
  onDelete,
  onExport,
  onWipe,
});

const meta = preview.meta({ component: DeviceTable });

export const Standard = meta.story(fromView(DeviceTable, withActions, entries));
export const UntilTheBrowserIsClosed = meta.story(fromView(DeviceTable, withActions, [untilClosed]));
export const NothingKept = meta.story(fromView(DeviceTable, withActions, []));
export const RefusedByTheBrowser = meta.story(fromView(DeviceTable, withActions, null));
export const AskedBeforeAllIsDeleted = meta.story({
  ...fromView(DeviceTable, withActions, entries),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onWipe.mockClear();
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvas.getByRole('region'));
    await expect(onWipe).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(messageText('deviceTable.final')));
  },
});
export const DeletedByKeyboard = meta.story({
  ...fromView(DeviceTable, withActions, entries),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onDelete.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledWith('player');
    await expect(canvas.getByRole('button', { name: /positions/ })).toHaveFocus();
  },
});
