import { maxFormBytes, maxPictureFormBytes } from '@afterglow/contract/bodyLimits';
import { contact, report as reportForm } from '../../data/formDefinitions.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import { letterSubject, receiptAddress } from '../../routing/reportAddress.ts';
import { report } from './page.ts';

const sent = { page: report, captcha: true, next: ({ reply }) => receiptAddress(reply) } satisfies Partial<PageForm>;

export const forms: readonly PageForm[] = [
  { ...sent, isAt: (query) => letterSubject(query) !== null, form: contact, maxBytes: maxPictureFormBytes },
  { ...sent, form: reportForm, maxBytes: maxFormBytes },
];
