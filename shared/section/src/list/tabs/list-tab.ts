import type { ListDefinition, ParamOf } from '../query/define-list.ts';
import type { FilterValues } from '../query/url-state.ts';

/** A choice of filters that agents make often: "Low stock". */
export interface ListTab<List extends ListDefinition = ListDefinition> {
  readonly key: string;
  /** Already translated. */
  readonly label: string;
  readonly filters: FilterValues<ParamOf<List>>;
}
