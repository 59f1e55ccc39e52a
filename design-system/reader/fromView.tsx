import type { ComponentType } from 'react';
import type { Reader } from './reader.ts';
import { readerFor } from './readerFor.ts';

/** A story of an entity through its view, in the language of the toolbar. `more` are props that no view sets. */
export function fromView<Entity, Props extends object>(
  Component: ComponentType<Props>,
  view: (entity: Entity, reader: Reader) => Props,
  entity: Entity,
  more: Partial<Props> = {},
) {
  return {
    // Storybook asks for every required prop; the view gives them, in a language that is known only when the story is drawn.
    args: {} as Props,
    render: (_: unknown, { globals }: { globals: { locale?: string } }) => (
      <Component {...view(entity, readerFor(globals.locale ?? 'en'))} {...more} />
    ),
  };
}
