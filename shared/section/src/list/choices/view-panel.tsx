import type { View } from '@pazar/contracts/view';
import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/parts/section-icon';
import { Button } from '@pazar/ui/button';
import { stateOfView } from '../query/url-state.ts';
import styles from '../panel/panel.module.css';
import type { ListState } from '../query/use-list-state.ts';
import type { SavedViews } from '../views/use-saved-views.ts';
import { currentView } from '../views/current-view.ts';
import { ViewForm } from './view-form.tsx';

export interface ViewPanelProps {
  state: ListState;
  saved: SavedViews;
  /** Closes the surrounding popover. */
  onDone: () => void;
}

/** The saved views of a list, own and shared, and a button that saves the current state. */
export function ViewPanel({ state, saved, onDone }: ViewPanelProps) {
  const { t } = useTranslation('shell');
  const { views = [] } = saved;
  const current = currentView(state, saved);
  const groups = [
    { key: 'own', views: views.filter(({ isOwn }) => isOwn) },
    { key: 'shared', views: views.filter(({ isOwn }) => !isOwn) },
  ] as const;
  function open(view: View | null): void {
    onDone();
    state.open(view === null ? null : stateOfView(view, state.definition));
  }

  return (
    <div className={styles.choices}>
      {saved.isMissing && <p role="status">{t('list.views.missing')}</p>}
      <ul className={styles.menu}>
        <ViewEntry
          name={t('list.views.all')}
          isCurrent={current === undefined}
          onOpen={() => open(null)}
        />
      </ul>
      {groups
        .filter((group) => group.views.length > 0)
        .map((group) => (
          <section key={group.key}>
            <h4 className={styles.menuTitle}>{t(`list.views.${group.key}`)}</h4>
            <ul className={styles.menu}>
              {group.views.map((view) => (
                <ViewEntry
                  key={view.id}
                  name={view.name}
                  isCurrent={view.id === current?.id}
                  onOpen={() => open(view)}
                />
              ))}
            </ul>
          </section>
        ))}
      <ViewForm state={state} saved={saved} current={current} onDone={onDone} />
    </div>
  );
}

interface ViewEntryProps {
  name: string;
  isCurrent: boolean;
  onOpen: () => void;
}

function ViewEntry({ name, isCurrent, onOpen }: ViewEntryProps) {
  return (
    <li>
      <Button variant="quiet" isFullWidth aria-pressed={isCurrent} onClick={onOpen}>
        {isCurrent && <Icon name="check" size={16} />}
        {name}
      </Button>
    </li>
  );
}
