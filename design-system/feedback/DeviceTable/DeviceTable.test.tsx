// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { devicePurposes } from '../../reader/devicePurposes.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { DeviceTable } from './DeviceTable.tsx';
import { deviceTable } from './DeviceTable.view.ts';

const reader = readerFor('en');
afterEach(cleanup);

function Page({ onWipe = () => {} }: { onWipe?: () => void }) {
  const [names, setNames] = useState(['player', 'searches']);
  const entries = names.map((name) => ({ name, purpose: devicePurposes.searches, lifetime: 86_400, values: 2 }));
  return (
    <ReaderProvider reader={reader}>
      <DeviceTable
        {...deviceTable(entries, reader)}
        onDelete={(name) => setNames((all) => all.filter((one) => one !== name))}
        onExport={() => {}}
        onWipe={onWipe}
      />
    </ReaderProvider>
  );
}

test('a row says what it is for, how long it stays and how much it holds', () => {
  render(<Page />);
  const [row] = screen.getAllByRole('listitem');
  expect(row?.textContent).toContain('Your last searches');
  expect(row?.textContent).toContain('1 day after the last change');
  expect(row?.textContent).toContain('2 values');
});

test('the focus moves on when the row that had it is deleted, at last to the list itself', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete: player' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete: searches' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete: searches' }));
  expect(document.activeElement).toBe(screen.getByRole('region'));
  expect(screen.getByText('Nothing of this site is kept on this device.')).toBeTruthy();
});

test('everything is deleted only at a second press, and not after “Keep it”', () => {
  const onWipe = vi.fn();
  render(<Page onWipe={onWipe} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Delete everything');
  press('Keep it');
  press('Delete everything');
  expect(onWipe).not.toHaveBeenCalled();
  press('Yes, delete everything');
  expect(onWipe).toHaveBeenCalledOnce();
});
