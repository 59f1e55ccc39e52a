import type { InformationScreenProps } from './InformationScreen.tsx';

/** Title and content of one of the operator's texts. */
export type Information = Pick<InformationScreenProps, 'title' | 'sections'>;
