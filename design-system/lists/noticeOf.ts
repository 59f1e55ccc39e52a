import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { NoticeProps } from '../feedback/Notice/Notice.tsx';

interface Drawing {
  scene: NoticeProps['scene'];
  heading: MessageDescriptor;
  sentence: MessageDescriptor;
  way: MessageDescriptor;
}

/** What stands in the place of a list that has nothing to show; a failed one is read again where it is. */
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
