import preview from '@afterglow/storybook/preview';
import { NoticeIllustration } from '../../feedback/NoticeIllustration/NoticeIllustration.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';

const meta = preview.meta({
  component: AccountFrame,
  args: { title: 'Sign in', children: <Button kind="filled">Sign in</Button> },
});

export const Standard = meta.story({ args: {} });
export const WithSentence = meta.story({
  args: { sentence: 'We send a link to this address, with which you choose a new password.' },
});
export const WithNotice = meta.story({ args: { notice: 'Your address is confirmed. You can sign in now.' } });
export const Illustrated = meta.story({
  args: {
    title: 'Check your email',
    sentence: 'We have sent you a link.',
    illustration: <NoticeIllustration scene="sent" />,
  },
});
