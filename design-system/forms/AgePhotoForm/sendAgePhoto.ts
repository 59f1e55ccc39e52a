/** How long the check of a photo may take, in milliseconds. */
const timeoutMs = 60_000;

const inputOf = (form: Element) => form.querySelector<HTMLInputElement>('input[type="file"]');

/** The chosen photo and its name take the place of what asks for one. */
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
  // A format that this browser cannot show may still be one that the server reads.
  picture.addEventListener('error', () => picture.remove());
  picture.src = URL.createObjectURL(file);
  prompt.before(picture);
}

/** Why a photo was refused, as the page's own address answers; the sentence is the server's, if it says one. */
interface Refusal {
  state: 'refused' | 'unsent' | 'tooLarge';
  sentence?: string;
}

/**
 * Puts a refused form in the place of the one that was sent. The server has rendered one of each state beforehand, so that
 * no sentence is written here. The photo stays chosen.
 */
function showRefusal(form: Element, { state, sentence = '' }: Refusal): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-refusal="${state}"]`);
  const refused = template?.content.firstElementChild?.cloneNode(true);
  if (!(refused instanceof Element)) return;
  const said = refused.querySelector('[data-part="field-error"]')?.lastChild;
  if (said && sentence !== '') said.textContent = sentence;
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
  form.querySelector('[data-part="age-photo-processing"]')?.removeAttribute('hidden');
}

/**
 * Sends the form to its page, as the browser would, but has a refusal answered as data. Every other answer means that
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's
  if (status === 422) return (await response.json()) as Refusal;
  return status === 429 || status >= 500 ? { state: 'unsent' } : 'answered';
}

/**
 * What needs script in a form of AgePhotoForm on a page without React: the chosen photo is shown, it is sent while the
 * page stays, and the server's refusal stands under it. Without script the browser posts the form.
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
  // Chosen before the script came, or kept by the browser over a reload.
  for (const form of document.querySelectorAll('form[data-component="AgePhotoForm"]')) showChosen(form);
}
