import { maxImageBytes } from '@afterglow/contract/bodyLimits';
import { maxImagePixels, minImageSize } from '@afterglow/contract/formLimits';
import type { Reader } from '../../reader/reader.ts';
import type { PictureFormProps } from './PictureForm.tsx';

/** Returns the props of the form for a member's picture or cover, with its limits. */
export const pictureForm = (
  kind: PictureFormProps['kind'],
  reader: Reader,
): Pick<PictureFormProps, 'action' | 'kind' | 'limits'> => ({
  action: reader.href.here(),
  kind,
  limits: {
    least: minImageSize[kind],
    bytes: maxImageBytes,
    maxSize: reader.intl.formatNumber(maxImageBytes / 1024 ** 2, { style: 'unit', unit: 'megabyte' }),
    megapixels: maxImagePixels / 1e6,
  },
});
