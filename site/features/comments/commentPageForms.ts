import { comment, editComment } from '../../data/formDefinitions.ts';
import { buttonAct } from '../../data/buttonAct.ts';
import type { Page } from '../../shared/definePage.ts';
import type { Done, PageForm } from '../../shared/pageForm.ts';
import { joinQuery } from '../../runtime/routing/query.ts';

const without = (query: URLSearchParams, ...names: readonly string[]) =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));

/** The buttons of a comment, whose form leads back to the page. */
const commentButtonForm = (page: Page): PageForm => ({
  page,
  step: 'press',
  form: buttonAct,
  next: ({ query, path }) => joinQuery(path, without(query, 'step', 'delete')),
  flash: ({ press }) => {
    const liked = new URLSearchParams(press).get('object_id');
    return liked === null ? undefined : `liked.${liked}`;
  },
});

/** The form of a new comment, which leads to the first page of comments, or to the comment that it answers. */
const commentForm = (page: Page, first: (done: Done) => string): PageForm => ({
  page,
  form: comment,
  next: (done) => {
    const answered = done.query.get('reply');
    if (answered === null) return first(done);
    return `${joinQuery(done.path, without(done.query, 'reply'))}#comment-${answered}`;
  },
});

/** The form that edits a comment, which leads back to it. */
const commentEdit = (page: Page): PageForm => ({
  page,
  isAt: (query) => query.has('edit'),
  form: editComment,
  next: ({ query, path }) => `${joinQuery(path, without(query, 'edit'))}#comment-${query.get('edit') ?? ''}`,
});

/**
 * Returns the forms of a page with comments.
 * @param first returns the address of the first page of comments
 */
export const commentForms = (page: Page, first: (done: Done) => string): readonly PageForm[] => [
  commentEdit(page),
  commentForm(page, first),
  commentButtonForm(page),
];
