import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../record/change-failure.tsx';
import { StatusPanel } from '@pazar/ui/status-panel';

/** Shows why a file was rejected, and the faulty place where the server names it. */
export function FileRefusal({ error }: { error: Error }) {
  const { t } = useTranslation('shell');
  const title = t('import.refused');
  const faults = faultsOf(error);
  if (faults.length === 0) return <ChangeFailure title={title} error={error} />;
  return (
    <StatusPanel
      title={title}
      detail={faults.join(' ')}
      tone="danger"
      icon="error"
      announce="alert"
    />
  );
}

/** A problem lists each fault separately; its own text says only that there are some. */
function faultsOf(error: Error): readonly string[] {
  const { errors = [] } = (error instanceof ApiError ? error.problem : undefined) ?? {};
  return errors.map(({ detail }) => (/[.!?]$/.test(detail) ? detail : `${detail}.`));
}
