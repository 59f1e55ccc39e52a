import { callFields } from '@afterglow/contract/callFields';
import type { PressedAct } from '@afterglow/contract/pressedAct';

/** Returns the `press` value of a button that works without JavaScript: fields of input.php, as a query string. */
export const pressValue = (act: PressedAct): string => new URLSearchParams(callFields(act)).toString();
