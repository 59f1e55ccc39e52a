/**
 * Runs in the page of differences: filters it, and accepts differences with a comment. What was accepted stays in the
 * browser by story and pictures, so that it holds for a next run with the same pictures.
 */
const find = <T extends Element>(selector: string, type: new () => T, within: ParentNode = document): T => {
  const found = within.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
};

const filters = find('.filters', HTMLFormElement);
const accepted = find('.accepted', HTMLDetailsElement);
const prefix = 'visual ';
const commentOf = (article: HTMLElement): string | null =>
  localStorage.getItem(`${prefix}${article.dataset['key'] ?? ''}`);
const articles = [...document.querySelectorAll('article')];

function showVerdict(article: HTMLElement): void {
  const comment = commentOf(article);
  find('form.verdict', HTMLFormElement, article).hidden = comment !== null;
  const verdict = find('p.verdict', HTMLParagraphElement, article);
  verdict.hidden = comment === null;
  find('span', HTMLSpanElement, verdict).textContent = comment ? `Accepted: ${comment}` : 'Accepted';
}

function listAccepted(): void {
  const lines = articles.flatMap((article) => {
    const comment = commentOf(article);
    if (comment === null) return [];
    const { component = '', story = '' } = article.dataset;
    return [`- ${component}, ${story}: ${comment || 'as intended'}`];
  });
  accepted.hidden = lines.length === 0;
  find('textarea', HTMLTextAreaElement, accepted).value = lines.join('\n');
}

function filter(): void {
  const chosen = new FormData(filters);
  const fits = (name: string, value: string | undefined): boolean =>
    chosen.get(name) === '' || chosen.get(name) === value;
  for (const article of articles) {
    const state = commentOf(article) === null ? 'open' : 'accepted';
    const isChosen = fits('component', article.dataset['component']) && fits('state', state);
    let shown = 0;
    for (const take of article.querySelectorAll<HTMLElement>('.takes > div')) {
      take.hidden = !(isChosen && fits('theme', take.dataset['themeShown']) && fits('width', take.dataset['width']));
      if (!take.hidden) shown += 1;
    }
    article.hidden = shown === 0;
  }
  for (const section of document.querySelectorAll<HTMLElement>('section:has(article)'))
    section.hidden = section.querySelector('article:not([hidden])') === null;
  const shown = articles.filter(({ hidden }) => !hidden).length;
  find('output', HTMLOutputElement, filters).value = `${shown} of ${articles.length} shown`;
}

function update(article: HTMLElement): void {
  showVerdict(article);
  listAccepted();
  filter();
}

for (const article of articles) {
  const key = `${prefix}${article.dataset['key'] ?? ''}`;
  const form = find('form.verdict', HTMLFormElement, article);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    localStorage.setItem(key, find('input', HTMLInputElement, form).value.trim());
    update(article);
  });
  find('p.verdict button', HTMLButtonElement, article).addEventListener('click', () => {
    localStorage.removeItem(key);
    update(article);
  });
  showVerdict(article);
}
filters.addEventListener('input', filter);
filters.addEventListener('submit', (event) => event.preventDefault());
filters.hidden = articles.length === 0;
listAccepted();
filter();
