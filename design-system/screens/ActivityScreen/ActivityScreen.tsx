import { ActivityList, type ActivityListProps } from '../../lists/ActivityList/ActivityList.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';

export interface ActivityScreenProps extends Omit<ListFrameProps, 'children'>, Pick<ActivityListProps, 'items'> {}

/** The page /community/activity/{page}/: what members do, as far as they let the visitor see it. */
export const ActivityScreen = ({ items, ...rest }: ActivityScreenProps) => (
  <ListFrame {...rest} data-component="ActivityScreen">
    <ActivityList items={items} />
  </ListFrame>
);
