import preview from '@afterglow/storybook/preview';
import { NoticeIllustration } from './NoticeIllustration.tsx';

const meta = preview.meta({ component: NoticeIllustration });

export const Missing = meta.story({ args: { scene: 'missing' } });
export const Refused = meta.story({ args: { scene: 'refused' } });
export const Failed = meta.story({ args: { scene: 'failed' } });
export const Empty = meta.story({ args: { scene: 'empty' } });
export const Sent = meta.story({ args: { scene: 'sent' } });
