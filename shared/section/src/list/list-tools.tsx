import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Popover } from '@pazar/ui/overlay/popover';
import { Panels } from './panel/panels.tsx';
import panel from './panel/panel.module.css';
import type { ListState } from './query/use-list-state.ts';
import { Choices } from './choices/choices.tsx';
import type { ColumnPanelProps } from './choices/column-panel.tsx';
import type { SavedViews } from './views/use-saved-views.ts';
import { currentView } from './views/current-view.ts';

export interface ListToolsProps extends ColumnPanelProps {
  state: ListState;
  saved: SavedViews;
  /** Further buttons of the page, such as an export. */
  children: ReactNode;
}

/** The only menu of a list: saved views, columns, and the page's own items. */
export function ListTools({ state, saved, children, ...columns }: ListToolsProps) {
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
