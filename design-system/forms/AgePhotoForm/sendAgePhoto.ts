import { announce } from '../../primitives/announce.ts';

/** Milliseconds until the check of a photo is given up. */
const timeoutMs = 60_000;

const inputOf = (form: Element) => form.querySelector<HTMLInputElement>('input[type="file"]');

/** Shows the chosen photo and its name in place of the prompt. */
function showChosen(form: Element): void {
  const [file] = inputOf(form)?.files ?? [];
  const [prompt, words, drop] = ['prompt', 'choose', 'drop'].map((part) =>
    form.querySelector<HTMLElement>(`[data-part="file-${part}"]`),
  );
  if (!prompt || !words || !drop) return;
  const before = prompt.parentElement?.querySelector('img');
  if (before) URL.revokeObjectURL(before.src);
  before?.remove();
  words.dataset['asking'] ??= words.textContent;
  words.textContent = file?.name ?? words.dataset['asking'];
  drop.hidden = file !== undefined;
  if (!file?.type.startsWith('image/')) return;
  const picture = new Image();
  picture.alt = '';
  // The server may read a format that this browser cannot show.
  picture.addEventListener('error', () => picture.remove());
  picture.src = URL.createObjectURL(file);
  prompt.before(picture);
}

/** The refusal of a photo, as the URL of the page replies. `sentence` is the server's reason, if it sends one. */
interface Refusal {
  state: 'refused' | 'unsent' | 'tooLarge';
  sentence?: string;
}

/**
 * Replaces the form that was sent with a refused one. The server has rendered one for each state as a template, so that
 * this script contains no messages. The photo stays chosen.
 */
function showRefusal(form: Element, { state, sentence = '' }: Refusal): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-refusal="${state}"]`);
  const refused = template?.content.firstElementChild?.cloneNode(true);
  if (!(refused instanceof Element)) return;
  const message = refused.querySelector('[data-part="field-error"]')?.lastChild;
  if (message && sentence !== '') message.textContent = sentence;
  const [before, after] = [inputOf(form), inputOf(refused)];
  form.replaceWith(refused);
  if (before?.files && after) after.files = before.files;
  showChosen(refused);
  after?.focus();
}

const isBusy = (form: Element): boolean => form.getAttribute('aria-busy') === 'true';

function showBusy(form: Element): void {
  form.setAttribute('aria-busy', 'true');
  form.querySelector('[type="submit"]')?.setAttribute('aria-disabled', 'true');
  const processing = form.querySelector('[data-part="age-photo-processing"]');
  processing?.removeAttribute('hidden');
  announce(processing?.textContent ?? '');
}

/**
 * Sends the form to its page, as the browser would, but asks for a refusal as JSON. Any other response means that
 * another page is due.
 */
async function send(form: HTMLFormElement): Promise<Refusal | 'answered'> {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new FormData(form),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status } = response;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply of our own server
  if (status === 422) return (await response.json()) as Refusal;
  return status === 429 || status >= 500 ? { state: 'unsent' } : 'answered';
}

/**
 * Adds to a form of AgePhotoForm on a page without React what needs JavaScript: shows the chosen photo, sends it while
 * the page stays, and shows the server's refusal below the field. Without JavaScript the browser posts the form.
 *
 * @param onAnswered called when the check was passed, is under way, or is no longer due
 */
export function sendAgePhoto(onAnswered: () => void): void {
  const formOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLFormElement>('form[data-component="AgePhotoForm"]') : null;
  document.addEventListener('change', (event) => {
    const form = formOf(event);
    if (form) showChosen(form);
  });
  document.addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    if (isBusy(form)) return;
    const maxBytes = Number(form.dataset['maxBytes']);
    const [file] = inputOf(form)?.files ?? [];
    if (file && file.size > maxBytes) return showRefusal(form, { state: 'tooLarge' });
    showBusy(form);
    void send(form)
      .catch((): Refusal => ({ state: 'unsent' }))
      .then((answer) => (answer === 'answered' ? onAnswered() : showRefusal(form, answer)));
  });
  // For a photo that was chosen before this script ran, or that the browser has kept on a reload.
  for (const form of document.querySelectorAll('form[data-component="AgePhotoForm"]')) showChosen(form);
}
