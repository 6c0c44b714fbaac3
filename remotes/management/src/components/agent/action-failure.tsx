import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { StatusPanel } from '@pazar/ui/status-panel';

/** Why an agent was not changed; the rails are said in words. */
export function ActionFailure({ error }: { error: Error }) {
  const { t } = useTranslation('management');
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return (
    <ChangeFailure title={t('action.failed')} error={error}>
      {code === 'last-manager' && <p>{t('action.lastManager')}</p>}
      {code === 'forbidden' && <p>{t('action.oneself')}</p>}
    </ChangeFailure>
  );
}

/** The browser did not store the session of the agent to be shown. */
export function ViewFailure() {
  const { t } = useTranslation('management');
  return (
    <StatusPanel
      title={t('action.failed')}
      detail={t('action.view.unkept')}
      tone="danger"
      icon="error"
      announce="alert"
    />
  );
}
