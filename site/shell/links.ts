import { decoders } from '../data/readOf.ts';
import { needsDocument } from '../routing/needsDocument.ts';
import type { LinkedSite } from '../runtime/client/interceptLinks.ts';
import type { PageVisitor } from '../shared/pageCode.ts';
import { matchRoute } from './pageTable.ts';

/** The site as its links need it. */
export const linkedSite: LinkedSite<PageVisitor> = { matchRoute, needsDocument, loadShared: decoders };
