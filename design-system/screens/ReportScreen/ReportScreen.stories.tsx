import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { ReportScreen } from './ReportScreen.tsx';
import { reportScreen, type ReportPage } from './ReportScreen.view.ts';

const meta = preview.meta({ component: ReportScreen });

const captcha = { state: 'idle', question: null } as const;
const { standard } = fullVideos;
const about = {
  object: `video ${standard.id}`,
  url: `https://afterglow.example/video/${standard.id}/${standard.dir}/`,
};
const at = (page: ReportPage) => fromView(ReportScreen, reportScreen, page);

export const Report = meta.story(at({ step: 'report', form: { captcha } }));
export const AboutAVideo = meta.story(at({ step: 'report', form: { captcha }, about }));
export const AboutAMember = meta.story(
  at({ step: 'report', form: { captcha }, about: { object: 'member 4711', url: '' } }),
);
export const AboutCopyright = meta.story(at({ step: 'report', form: { captcha }, reason: 'copyright' }));
export const ReportOnItsWay = meta.story(
  at({
    step: 'report',
    form: {
      captcha: { ...captcha, state: 'solved' },
      busy: true,
      values: { reason: 'intimate', message: 'I am in it and was not asked.', name: 'Helena', good_faith: '1' },
    },
    about,
  }),
);
export const ReportRefused = meta.story(
  at({
    step: 'report',
    form: {
      captcha,
      values: { name: 'Helena', email: 'helena' },
      errors: { reason: 'This field is required', email: 'Email entered incorrectly' },
    },
    about,
  }),
);
export const Letter = meta.story(at({ step: 'contact', form: { captcha }, subject: 'question' }));
export const LetterRefused = meta.story(
  at({
    step: 'contact',
    form: { captcha, errors: { notify: 'That was too often. Wait a few minutes, then try again.' } },
    subject: 'technical',
  }),
);
export const ReportSent = meta.story(
  at({ step: 'sent', receipt: { number: 'R-412', due: { day: '2026-11-25', time: '14:30' } } }),
);
export const LetterSent = meta.story(at({ step: 'sent', receipt: { number: 'R-413', due: null } }));
export const SentWithoutNumber = meta.story(at({ step: 'sent', receipt: { number: null, due: null } }));
