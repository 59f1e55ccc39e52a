import { randomBytes } from 'node:crypto';

/** Values that differ between two responses with the same cached page. */
export interface Slots {
  nonce: string;
  /** Attributes of the root element that set the page's appearance for this visitor. */
  theme: string;
  config: string;
}

// Random, so that no external text can be mistaken for a slot.
const secret = randomBytes(12).toString('hex');
export const slot = {
  nonce: `slot-${secret}-nonce`,
  theme: `slot-${secret}-theme`,
  config: `slot-${secret}-config`,
} as const;
const slotPattern = new RegExp(`slot-${secret}-(nonce|theme|config)`);

/** A page split at its slots: text, slot, text, slot, … text. */
export type SlottedPage = readonly { text: Buffer; slot?: keyof Slots }[];

export function splitAtSlots(html: string): SlottedPage {
  // Splitting by a pattern with one group yields text and slot names alternately.
  const parts = html.split(slotPattern);
  return parts.flatMap((text, index): SlottedPage => {
    if (index % 2 === 1) return [];
    const [name, cut] = [parts[index + 1], { text: Buffer.from(text) }];
    return [name === 'nonce' || name === 'theme' || name === 'config' ? { ...cut, slot: name } : cut];
  });
}

/** Returns the page in pieces with its slots filled; all pieces but the slots are shared by its responses. */
export function fillSlots(page: SlottedPage, slots: Slots): Buffer[] {
  const filled = {
    nonce: Buffer.from(slots.nonce),
    theme: Buffer.from(slots.theme),
    config: Buffer.from(slots.config),
  };
  return page.flatMap(({ text, slot: name }) => (name ? [text, filled[name]] : [text]));
}
