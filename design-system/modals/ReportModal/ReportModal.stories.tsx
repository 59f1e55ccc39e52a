import { videos } from '@afterglow/fixtures/data/videos';
import { filledByKeyboard, ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { ReportModal } from './ReportModal.tsx';

/** Stands for the form. */
const form = (
  <>
    <TextArea label="What is wrong?" name="text" limit={1500} />
    <Button kind="filled" size="large">
      Send the report
    </Button>
  </>
);

const meta = preview.meta({
  component: ReportModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), children: form, about: videos.standard.title },
});

export const Form = meta.story({ ...opened, args: {} });
export const Sent = meta.story({
  ...opened,
  args: {
    children: (
      <Notice
        level={3}
        scene="sent"
        heading="Thank you"
        sentence="Your report has the number 2026-0412. We look at it within a day."
      />
    ),
  },
});

export const ByKeyboard = meta.story({ ...filledByKeyboard, args: {} });
