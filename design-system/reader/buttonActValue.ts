import { callFields } from '@afterglow/contract/callFields';
import type { ButtonAct } from '@afterglow/contract/buttonAct';

/** Returns the `press` value of a button that works without JavaScript: fields of input.php, as a query string. */
export const buttonActValue = (act: ButtonAct): string => new URLSearchParams(callFields(act)).toString();
