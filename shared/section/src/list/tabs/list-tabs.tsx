import { useTranslation } from 'react-i18next';
import type { FacetCounts } from '../bar/filter-bar.tsx';
import { isSame } from '@pazar/ui/parts/same-value';
import { Pill } from '@pazar/ui/pill';
import { stateOfView } from '../query/url-state.ts';
import type { ListState } from '../query/use-list-state.ts';
import type { SavedViews } from '../views/use-saved-views.ts';
import type { ListTab } from './list-tab.ts';
import styles from './list-tabs.module.css';

export interface ListTabsProps {
  tabs: readonly ListTab[];
  /** Rows by value, whatever the filters are. */
  counts: FacetCounts | undefined;
  state: ListState;
  saved: SavedViews;
}

/** Everything, the filters that agents choose most with the number of their rows, and their views. */
export function ListTabs({ tabs, counts, state, saved }: ListTabsProps) {
  const { t } = useTranslation('shell');
  const { views = [] } = saved;
  const { filters, view } = state.url;
  const params = [...new Set(tabs.flatMap((tab) => Object.keys(tab.filters)))];
  const chosen = Object.fromEntries(
    Object.entries(filters).filter(([param]) => params.includes(param)),
  );
  const openView = views.find(({ id }) => id === view);
  if (tabs.length === 0 && views.length === 0) return null;

  const none = Object.fromEntries(params.map((param) => [param, []]));
  const isBare = Object.keys(chosen).length === 0;
  return (
    <div role="group" className={styles.tabs} aria-label={t('list.tabs')}>
      <Pill
        label={t('list.views.all')}
        count={countAll(tabs, counts)}
        isOn={isBare && openView === undefined}
        onPress={() => (openView === undefined ? state.filter(none) : state.open(null))}
      />
      {tabs.map((tab) => (
        <Pill
          key={tab.key}
          label={tab.label}
          count={countOf(tab, counts)}
          isOn={isSame(chosen, tab.filters) && openView === undefined}
          onPress={() => state.filter({ ...none, ...tab.filters })}
        />
      ))}
      {views.map((one) => (
        <Pill
          key={one.id}
          label={one.name}
          isOn={one.id === view}
          onPress={() => state.open(stateOfView(one, state.definition))}
        />
      ))}
    </div>
  );
}

/** A tab of one value is one that the API counts. */
function countOf({ filters }: ListTab, counts: FacetCounts | undefined): number | undefined {
  const [first] = Object.entries(filters);
  const facet = first && counts?.[first[0]];
  return facet && (facet[first[1]?.[0] ?? ''] ?? 0);
}

function countAll(tabs: readonly ListTab[], counts: FacetCounts | undefined): number | undefined {
  const [param = ''] = Object.keys(tabs[0]?.filters ?? {});
  const facet = counts?.[param];
  return facet && Object.values(facet).reduce((sum, count) => sum + count, 0);
}
