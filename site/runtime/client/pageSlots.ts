import type { PageMode } from './PageSlot.tsx';

/** The parts of an address that the slots of pages depend on. */
export interface SlotAddress {
  href: string;
  route: { page: { file: string; kept: boolean } } | null;
}

/** A page of this document: its address, and the key under which React keeps its elements. */
export interface Slot<Address extends SlotAddress> {
  key: number;
  address: Address;
}

/** The pages that are mounted. */
export interface PageSlots<Address extends SlotAddress> {
  shown: Slot<Address>;
  /** The previous page, hidden: going back to it shows it as it was left. */
  kept: Slot<Address> | null;
  /** A page that is rendered ahead, hidden and without its content: following a link to one fills it in. */
  prepared: Slot<Address> | null;
  /** A page that was left for good, hidden until there is time to remove its elements. */
  leaving: Slot<Address> | null;
}

export type PageSlotsEvent<Address extends SlotAddress> =
  | { type: 'navigated'; address: Address }
  | { type: 'prepared'; address: Address }
  /** There is time to remove the elements of this page. */
  | { type: 'removed'; slot: Slot<Address> };

/** Returns the only page of a document that was just loaded. */
export const firstSlots = <Address extends SlotAddress>(address: Address): PageSlots<Address> => ({
  shown: { key: 0, address },
  kept: null,
  prepared: null,
  leaving: null,
});

/** Lists the mounted pages in the order of their keys, so that React never moves their elements in the document. */
export const listSlots = <Address extends SlotAddress>({
  shown,
  kept,
  prepared,
  leaving,
}: PageSlots<Address>): Slot<Address>[] =>
  [shown, kept, prepared, leaving].filter((slot) => slot !== null).toSorted((one, other) => one.key - other.key);

export const modeOf = <Address extends SlotAddress>(
  slot: Slot<Address>,
  { shown, prepared }: PageSlots<Address>,
): PageMode => (slot === shown ? 'shown' : slot === prepared ? 'prepared' : 'kept');

const isKeepable = ({ address: { route } }: Slot<SlotAddress>): boolean => route !== null && route.page.kept;

const isSamePage = (one: SlotAddress, other: SlotAddress | undefined): boolean =>
  one.route !== null && one.route.page.file === other?.route?.page.file;

const nextKey = (slots: PageSlots<SlotAddress>): number => Math.max(...listSlots(slots).map(({ key }) => key)) + 1;

function navigate<Address extends SlotAddress>(address: Address, slots: PageSlots<Address>): PageSlots<Address> {
  const { shown, kept, prepared } = slots;
  if (address.href === shown.address.href) return slots;
  // Another page of the same list, or the next video, updates in place.
  if (isSamePage(address, shown.address)) return { ...slots, shown: { ...shown, address } };
  const keeps = isKeepable(shown);
  const leaving = keeps ? null : shown;
  // The same object, address included, so that nothing of the page is rendered again.
  if (kept?.address.href === address.href) return { shown: kept, kept: keeps ? shown : null, prepared, leaving };
  const left = { kept: keeps ? shown : kept, leaving };
  if (prepared !== null && isSamePage(address, prepared.address))
    return { ...left, shown: { ...prepared, address }, prepared: null };
  return { ...left, shown: { key: nextKey(slots), address }, prepared };
}

function prepare<Address extends SlotAddress>(address: Address, slots: PageSlots<Address>): PageSlots<Address> {
  const { shown, prepared } = slots;
  if (isSamePage(address, shown.address) || isSamePage(address, prepared?.address)) return slots;
  return { ...slots, prepared: { key: nextKey(slots), address } };
}

/** Returns the mounted pages after an event; the same object if it changes nothing. */
export function reducePageSlots<Address extends SlotAddress>(
  slots: PageSlots<Address>,
  event: PageSlotsEvent<Address>,
): PageSlots<Address> {
  switch (event.type) {
    case 'navigated':
      return navigate(event.address, slots);
    case 'prepared':
      return prepare(event.address, slots);
    case 'removed':
      return slots.leaving === event.slot ? { ...slots, leaving: null } : slots;
  }
}
