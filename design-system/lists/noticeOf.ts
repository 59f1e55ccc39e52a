import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { NoticeProps } from '../feedback/Notice/Notice.tsx';

interface Drawing {
  scene: NoticeProps['scene'];
  heading: MessageDescriptor;
  sentence: MessageDescriptor;
  way: MessageDescriptor;
}

/** Returns the notice that is shown instead of a list. If loading failed, its link loads the list again in place. */
export const noticeOf = (
  { scene, heading, sentence, way }: Drawing,
  { kind, href }: { kind: string; href: string },
  formatMessage: IntlShape['formatMessage'],
): Pick<NoticeProps, 'scene' | 'heading' | 'sentence' | 'way'> => ({
  scene,
  heading: formatMessage(heading),
  sentence: formatMessage(sentence),
  way: { href, label: formatMessage(way), ...(kind === 'failed' && { 'data-retry': '' as const }) },
});
