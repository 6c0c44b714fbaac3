import type { View } from '@pazar/contracts/view';
import { useTranslation } from '@pazar/shell/translation';
import { Icon } from '../../icon/section-icon.ts';
import { Button } from '../../button/button.tsx';
import { Popover } from '../../overlay/popover/popover.tsx';
import { stateOfView } from '../query/url-state.ts';
import styles from '../panel/panel.module.css';
import type { ListState } from '../query/use-list-state.ts';
import type { SavedViews } from './use-saved-views.ts';
import { ViewForm } from './view-form.tsx';

export interface ViewMenuProps {
  state: ListState;
  saved: SavedViews;
}

/** The saved views of a list, own and shared, and what makes one of what is shown. */
export function ViewMenu({ state, saved }: ViewMenuProps) {
  const { t } = useTranslation('shell');
  const { views = [] } = saved;
  const current = views.find(({ id }) => id === state.url.view);
  const label = t('list.views.label', { view: current?.name ?? t('list.views.all') });
  const groups = [
    { key: 'own', views: views.filter(({ isOwn }) => isOwn) },
    { key: 'shared', views: views.filter(({ isOwn }) => !isOwn) },
  ] as const;

  return (
    <Popover label={label} icon="view">
      {(close) => {
        const open = (view: View | null) => {
          close();
          state.open(view === null ? null : stateOfView(view, state.definition));
        };
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
                  <h3 className={styles.menuTitle}>{t(`list.views.${group.key}`)}</h3>
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
            <ViewForm state={state} saved={saved} current={current} onDone={close} />
          </div>
        );
      }}
    </Popover>
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
