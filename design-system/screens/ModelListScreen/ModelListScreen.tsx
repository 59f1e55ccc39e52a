import { FilterForm, type FilterFormProps } from '../../filters/FilterForm/FilterForm.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { ModelGrid, type ModelGridProps } from '../../lists/ModelGrid/ModelGrid.tsx';

export interface ModelListScreenProps extends Omit<ListFrameProps, 'filters' | 'children'> {
  /** Omit it in a search. */
  filters?: FilterFormProps | undefined;
  /** Called with all choices of the filters when one changes. */
  onChoose?: FilterFormProps['onChoose'];
  /** The models on this page of the list. */
  cards: ModelGridProps['cards'];
}

/** The pages /pornstars/{sort}/{page}/, and model search results. */
export function ModelListScreen({ filters, onChoose, cards, ...rest }: ModelListScreenProps) {
  return (
    <ListFrame
      {...rest}
      filters={filters && <FilterForm {...filters} onChoose={onChoose} />}
      data-component="ModelListScreen"
    >
      <ModelGrid cards={cards} />
    </ListFrame>
  );
}
