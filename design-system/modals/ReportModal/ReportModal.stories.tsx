import { reportLength } from '@afterglow/contract/formLimits';
import { videos } from '@afterglow/fixtures/data/videos';
import { filledByKeyboard, ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { ReportForm, type ReportFormProps } from '../../forms/ReportForm/ReportForm.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { ReportModal } from './ReportModal.tsx';

const props: ReportFormProps = {
  action: '#/report/',
  captcha: { state: 'idle', question: null },
  timed: true,
  urlFixed: true,
  messageLimit: reportLength.message.max,
  values: {
    object: `video ${videos.standard.id}`,
    url: `https://afterglow.example/video/${videos.standard.id}/${videos.standard.dir}/`,
  },
};

const meta = preview.meta({
  component: ReportModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), children: <ReportForm {...props} />, about: videos.standard.title },
});

export const Form = meta.story({ ...opened, args: {} });
export const Refused = meta.story({
  ...opened,
  args: { children: <ReportForm {...props} errors={{ reason: 'This field is required' }} /> },
});
export const Sent = meta.story({
  ...opened,
  args: { sent: 'Your report has the number R-412. We look at it within a day.' },
});

export const ByKeyboard = meta.story({ ...filledByKeyboard, args: {} });
