/** `assertive` interrupts speech in progress; only for what has failed. */
export type Urgency = 'polite' | 'assertive';

/** Milliseconds until screen readers have noticed a live region; one that is inserted with its text is not announced. */
const noticedAfterMs = 100;

/** Milliseconds until a sentence is removed, so that nobody who reads on meets it at the end of the page. */
const spokenAfterMs = 3_000;

const regions = new Map<Urgency, HTMLElement>();

/** Returns the live region of this document, which all components share. The first announcement adds it. */
function regionOf(urgency: Urgency): HTMLElement {
  const present = regions.get(urgency);
  if (present?.isConnected) return present;
  const region = document.createElement('div');
  region.setAttribute('data-component', 'VisuallyHidden');
  // An open dialog hides everything else from screen readers, but not what has this attribute.
  region.setAttribute('aria-live', urgency);
  if (urgency === 'polite') region.setAttribute('role', 'status');
  regions.set(urgency, region);
  return document.body.appendChild(region);
}

/** Says a sentence to screen readers. It is not shown; show it yourself. */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  const region = regionOf(urgency);
  const line = document.createElement('div');
  line.textContent = sentence;
  setTimeout(() => {
    region.append(line);
    setTimeout(() => line.remove(), spokenAfterMs);
  }, noticedAfterMs);
}
