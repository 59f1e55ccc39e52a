import preview from '@afterglow/storybook/preview';
import { DeleteVideoForm } from './DeleteVideoForm.tsx';

const meta = preview.meta({ component: DeleteVideoForm });

const args = { name: 'Our balcony, first warm night', action: '#/studio/1/?step=delete', keepHref: '#/studio/1/' };

export const Delete = meta.story({ args: { ...args, section: 'delete' } });
export const Restore = meta.story({ args: { ...args, section: 'restore' } });
export const Refused = meta.story({
  args: { ...args, section: 'restore', errors: { notify: 'That took too long. Begin again, please.' } },
});
