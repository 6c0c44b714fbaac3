import type { View } from '@pazar/contracts/view';
import { ApiError } from '@pazar/shell/api-error';
import { useAuthStore } from '@pazar/shell';
import { useTranslation } from 'react-i18next';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@pazar/ui/button';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { isSame } from '@pazar/ui/parts/same-value';
import { TextField } from '@pazar/ui/input/text-field';
import { failureKey } from '@pazar/ui/parts/failure-key';
import { stateOfView, noView, queryOfView } from '../query/url-state.ts';
import styles from '../panel/panel.module.css';
import type { ListState } from '../query/use-list-state.ts';
import type { SavedViews } from '../views/use-saved-views.ts';

export interface ViewFormProps {
  state: ListState;
  saved: SavedViews;
  /** The open view. */
  current: View | undefined;
  onDone: () => void;
}

/** Saves the list's state as a view, changes the open one, or deletes it. */
export function ViewForm({ state, saved, current, onDone }: ViewFormProps) {
  const { t } = useTranslation('shell');
  const mayShare = useAuthStore((auth) => auth.session)?.roles.includes('ROLE_MANAGEMENT') ?? false;
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [isGlobal, setGlobal] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const query = queryOfView(state.url);
  const isChanged = current !== undefined && !isSame(current.query, query);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      onDone();
    } catch (error) {
      const own = error instanceof ApiError ? error.problem?.detail : undefined;
      setFailure(t('list.views.failed', { reason: own ?? t(failureKey(error)) }));
    } finally {
      setBusy(false);
    }
  }
  function create(event: SubmitEvent): void {
    event.preventDefault();
    // A form inside a form of the page would submit that one too.
    event.stopPropagation();
    if (isBusy) return;
    void attempt(async () => {
      const view = await saved.create({ name, query, isDefault, isGlobal });
      state.open(stateOfView(view, state.definition), { replace: true });
    });
  }

  return (
    <>
      {current?.isOwn === true && (
        <div className={styles.menu}>
          {isChanged && (
            <Button
              isBusy={isBusy}
              onClick={() =>
                void attempt(async () => void (await saved.change(current, { query })))
              }
            >
              {t('list.views.update', { view: current.name })}
            </Button>
          )}
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() =>
              void attempt(async () => {
                await saved.remove(current);
                state.open({ ...state.url, view: noView }, { replace: true });
              })
            }
          >
            {t('list.views.remove', { view: current.name })}
          </Button>
        </div>
      )}
      <form className={styles.choices} aria-label={t('list.views.saveAs')} onSubmit={create}>
        <TextField
          label={t('list.views.name')}
          value={name}
          onChange={setName}
          limit={60}
          error={failure}
        />
        <Checkbox label={t('list.views.isDefault')} value={isDefault} onChange={setDefault} />
        {mayShare && (
          <Checkbox label={t('list.views.isGlobal')} value={isGlobal} onChange={setGlobal} />
        )}
        <Button type="submit" isBusy={isBusy}>
          {t('list.views.save')}
        </Button>
      </form>
    </>
  );
}
