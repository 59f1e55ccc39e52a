import type { ComponentProps, MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Anchor } from './parts.tsx';

const isDocs = (id: string): boolean => id.endsWith('--docs');

/** A link to another page or story, which Storybook's UI follows without loading the page again. */
export function EntryLink({ id, ...rest }: ComponentProps<'a'> & { id: string }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode: isDocs(id) ? 'docs' : 'story' });
  };
  return <Anchor {...rest} href={`./?path=/${isDocs(id) ? 'docs' : 'story'}/${id}`} target="_top" onClick={follow} />;
}
