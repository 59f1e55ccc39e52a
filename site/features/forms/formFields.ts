/** A field of a form that holds what a person types or chooses. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Returns whether a field is a box or a circle to tick, which holds whether it is ticked. */
export const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
