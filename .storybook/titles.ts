/** Primitives in four groups, for the sidebar; a test checks that each of them is in one. */
export const primitiveGroups = {
  Actions: ['Button', 'Chip', 'IconButton', 'Link', 'MomentLink', 'Tabs', 'Tag'],
  Inputs: [
    'Checkbox',
    'CountedTextField',
    'FieldGroup',
    'FileField',
    'PasswordField',
    'Radio',
    'Select',
    'Slider',
    'Switch',
    'TextArea',
    'TextField',
  ],
  Display: [
    'Avatar',
    'Badge',
    'Counter',
    'Icon',
    'Image',
    'LazyImage',
    'LengthCount',
    'Mark',
    'PendingText',
    'ProgressBar',
    'Rating',
    'RelativeTime',
    'Skeleton',
    'Spinner',
    'Text',
    'VisuallyHidden',
  ],
  Overlay: ['Dropdown', 'Menu', 'Popover', 'Tooltip'],
} as const;

/** Screens of the skeletons whose names are not derived from their screen. */
const skeletonOf: Record<string, string> = {
  CategoriesSkeleton: 'CategoriesScreen',
  HistorySkeleton: 'HistoryScreen',
  HomeSkeleton: 'HomeScreen',
  MemberSkeleton: 'MemberScreen',
  PlaylistOrderSkeleton: 'PlaylistOrderScreen',
  TextSkeleton: 'InformationScreen',
};

const groupsOfPrimitives: readonly (readonly [string, readonly string[]])[] = Object.entries(primitiveGroups);

/** Returns the index of a primitive's group; -1 for all other components. */
export const primitiveRank = (component: string): number =>
  groupsOfPrimitives.findIndex(([, names]) => names.includes(component));

/** Returns the component that a skeleton stands in for; undefined for all others. */
export function original(component: string): string | undefined {
  if (component === 'Skeleton' || !component.endsWith('Skeleton')) return undefined;
  return skeletonOf[component] ?? component.slice(0, -'Skeleton'.length);
}

/** Returns the place of a component of `design-system` in the sidebar, without its own name: "primitives/Actions". */
export function titlePrefix(group: string, component: string): string {
  const of = original(component);
  if (of !== undefined) return `${group}/${of}`;
  if (group !== 'primitives') return group;
  const [heading] = groupsOfPrimitives[primitiveRank(component)] ?? [];
  return heading === undefined ? group : `${group}/${heading}`;
}

/**
 * Returns the title of a component's stories, sheet and documentation: "cards/VideoCard", "primitives/Actions/Button".
 */
export const titleOf = (group: string, component: string): string => `${titlePrefix(group, component)}/${component}`;

/** Layout of a sheet: small parts side by side, or columns of components that are narrower than a page. */
export type SheetLayout = 'small' | 'columns';

export const sheetLayoutOf = (group: string): SheetLayout | undefined =>
  ['primitives', 'cards'].includes(group) ? 'small' : group === 'forms' ? 'columns' : undefined;
