import { comments } from '@afterglow/fixtures/data/comments';
import preview from '@afterglow/storybook/preview';
import { CommentForm } from '../../forms/CommentForm/CommentForm.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { CommentList } from '../CommentList/CommentList.tsx';
import { commentList } from '../CommentList/CommentList.view.ts';
import { CommentSection } from './CommentSection.tsx';

const meta = preview.meta({
  component: CommentSection,
  args: { href: '#/video/21707775/?page=1' },
});

const form = <CommentForm action="#/video/21707775/" limit={1_000} perTenMinutes={5} />;

export const Coming = meta.story({ args: { count: '14' } });
export const CountUnknown = meta.story({ args: { count: '' } });
export const Ready = meta.story({
  args: { count: '14' },
  render: (props, { globals }) => (
    <CommentSection {...props}>
      {form}
      <CommentList
        {...commentList([comments.standard, comments.answer, comments.atSecond], readerFor(String(globals['locale'])))}
      />
    </CommentSection>
  ),
});
export const None = meta.story({
  args: { count: '0' },
  render: (props) => (
    <CommentSection {...props}>
      {form}
      <CommentList comments={[]} />
    </CommentSection>
  ),
});
