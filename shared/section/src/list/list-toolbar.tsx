import type { ReactNode, Ref } from 'react';
import type { DataListTexts, TabSetup } from './data-list-props.ts';
import styles from './data-list.module.css';
import type { FacetCounts } from './bar/filter-bar.tsx';
import { FilterButton } from './bar/filter-button.tsx';
import type { AnyFilter } from './filters/list-filter.ts';
import { ListSearch } from './list-search.tsx';
import type { ListState } from './query/use-list-state.ts';
import { Choices } from './choices/choices.tsx';
import type { ColumnPanelProps } from './choices/column-panel.tsx';
import { ListTabs } from './tabs/list-tabs.tsx';
import { UndoMenu } from './undo/undo-menu.tsx';
import type { SavedViews } from './views/use-saved-views.ts';
import { useTranslation } from 'react-i18next';
import { Popover } from '@pazar/ui/overlay/popover';
import { Panels } from './panel/panels.tsx';
import panel from './panel/panel.module.css';
import { currentView } from './views/current-view.ts';

export interface ListToolbarProps extends ColumnPanelProps {
  state: ListState;
  texts: Pick<DataListTexts, 'search'>;
  filters: readonly AnyFilter[];
  facets: FacetCounts | undefined;
  tabs: TabSetup | undefined;
  saved: SavedViews;
  /** The element that the shortcut focuses. */
  search: Ref<{ focus: () => void }>;
  /** Further buttons of the menu. */
  children: ReactNode;
}

/** The one line above a list: tabs, search, one button for the filters, one menu. */
export function ListToolbar(props: ListToolbarProps) {
  const { state, texts, filters, facets, tabs, saved, search, children, ...table } = props;
  const { name, hasSearch } = state.definition;
  return (
    <div className={styles.bar}>
      <div
        className={styles.toolbar}
        data-tabs-above={tabs?.areAbove}
        data-tabs-below={tabs?.areBelow}
      >
        <ListTabs tabs={tabs?.items ?? []} counts={tabs?.counts} state={state} saved={saved} />
        {hasSearch && (
          <ListSearch
            ref={search}
            value={state.url.q}
            placeholder={texts.search}
            onSearch={state.search}
          />
        )}
        {filters.length > 0 && (
          <FilterButton filters={filters} state={state} facets={facets}>
            <Choices>
              {({ SortSelect }) => <SortSelect columns={table.columns} state={state} />}
            </Choices>
          </FilterButton>
        )}
        <UndoMenu scope={name} />
        <ListTools state={state} saved={saved} {...table}>
          {children}
        </ListTools>
      </div>
    </div>
  );
}

interface ListToolsProps extends ColumnPanelProps {
  state: ListState;
  saved: SavedViews;
  /** Further buttons of the page, such as an export. */
  children: ReactNode;
}

/** The only menu of a list: saved views, columns, and the page's own items. */
function ListTools({ state, saved, children, ...columns }: ListToolsProps) {
  const { t } = useTranslation('shell');
  const view = currentView(state, saved)?.name ?? t('list.views.all');
  return (
    <Popover label={t('list.more')} icon="more" hidesLabel="always" align="end">
      {(close) => (
        <Panels
          panels={[
            {
              key: 'views',
              label: t('list.views.label', { view }),
              icon: 'view',
              content: (
                <Choices>
                  {({ ViewPanel }) => <ViewPanel state={state} saved={saved} onDone={close} />}
                </Choices>
              ),
            },
            {
              key: 'columns',
              label: t('list.columns'),
              icon: 'columns',
              content: <Choices>{({ ColumnPanel }) => <ColumnPanel {...columns} />}</Choices>,
            },
          ]}
        >
          {children !== undefined && <div className={panel.menu}>{children}</div>}
        </Panels>
      )}
    </Popover>
  );
}
