import preview from '@afterglow/storybook/preview';
import { UploadLink } from './UploadLink.tsx';

const meta = preview.meta({ component: UploadLink, args: { href: '#/upload/' } });

export const Standard = meta.story({});
