import { isValidElement, type ComponentType } from 'react';
import type { Reader } from './reader.ts';
import { readerFor } from './readerFor.ts';
import { storyBrand } from './storyBrands.ts';
import { inRole, loadsMedia, storyWorld, type StoryWorld } from './storyWorld.ts';
import { errorsIn, isPlainObject } from './translatedErrors.tsx';

/** Language, brand and world as Storybook has them. */
export interface ToolbarGlobals {
  locale?: string;
  brand?: string;
  [name: string]: unknown;
}

/**
 * Returns a story that renders an entity through its view, in the toolbar's language, brand and world. Its args are the
 * view's English output, so that each has a control: changed args are applied, all others follow the toolbar.
 * @param more props that no view sets
 * @param inWorld the entity in a world of the toolbar, where more of it than `signedIn` follows it
 */
export function fromView<Entity, Props extends object>(
  Component: ComponentType<Props>,
  view: (entity: Entity, reader: Reader) => NoInfer<Props>,
  entity: Entity,
  more: Partial<NoInfer<Props>> = {},
  inWorld: (world: StoryWorld) => NoInfer<Entity> = ({ role }) => inRole(entity, role),
) {
  const propsIn = ({ locale = 'en', brand, ...rest }: ToolbarGlobals): Props => {
    const world = storyWorld(rest);
    const reader = readerFor(locale, storyBrand(brand), loadsMedia(world));
    return errorsIn({ ...view(inWorld(world), reader), ...more }, locale);
  };
  const args = propsIn({});
  return {
    args,
    render: (given: Props, { globals }: { globals: ToolbarGlobals }) => (
      <Component {...withChanges(args, { ...args, ...given }, propsIn(globals))} />
    ),
  };
}

const isLeaf = (value: unknown): boolean => isValidElement(value) || !(Array.isArray(value) || isPlainObject(value));

/** Returns `shown` with the differences between `before` and `given` applied, at any depth. */
function withChanges<Props extends object>(before: Props, given: Props, shown: Props): Props {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys as the props, each with a value from one of the three
  return changed(before, given, shown) as Props;
}

function changed(before: unknown, given: unknown, shown: unknown): unknown {
  if (Object.is(before, given)) return shown;
  if (isLeaf(given)) return given;
  if (Array.isArray(before) && Array.isArray(given) && Array.isArray(shown))
    return given.length === shown.length && given.length === before.length
      ? given.map((value, place) => changed(before[place], value, shown[place]))
      : given;
  if (!isPlainObject(before) || !isPlainObject(given) || !isPlainObject(shown)) return given;
  const names = Object.keys({ ...shown, ...given }).filter((name) => name in given || before[name] === undefined);
  return Object.fromEntries(
    names.map((name) => [name, name in given ? changed(before[name], given[name], shown[name]) : shown[name]]),
  );
}
