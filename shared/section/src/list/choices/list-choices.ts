import { ColumnPanel } from './column-panel.tsx';
import { FilterEditor } from './filter-editor.tsx';
import { SortSelect } from './sort-select.tsx';
import { ViewPanel } from './view-panel.tsx';

/** What the popovers of a list show: with all the inputs that they need, one chunk. */
export const listChoices = { ColumnPanel, FilterEditor, SortSelect, ViewPanel };
