import type { SamplesRemoved } from '@pazar/contracts/samples';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { ApiError } from '@pazar/shell/api-error';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Stack } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import { addSamples, removeSamples } from '../../api/samples.ts';

/** Adds sample records to look around in, or removes those that are there. */
export function Samples({ state }: { state: 'possible' | 'there' }) {
  const { t } = useTranslation('dashboard');
  const notify = useNotify();
  const adding = useApiMutation({ mutationKey: ['dashboard', 'samples', 'add'] });
  const removing = useApiMutation<SamplesRemoved>({
    mutationKey: ['dashboard', 'samples', 'remove'],
  });
  const isThere = state === 'there';
  const { error, isPending } = isThere ? removing : adding;

  function remove(): void {
    removing.mutate(removeSamples, {
      onSuccess: ({ kept }) =>
        notify(
          kept.length === 0
            ? t('dashboard.samples.removed')
            : t('dashboard.samples.kept', { names: kept.join(', ') }),
        ),
    });
  }
  return (
    <Stack>
      <p>{t(isThere ? 'dashboard.samples.there' : 'dashboard.samples.possible')}</p>
      {error !== null && (
        <ChangeFailure
          title={t(isThere ? 'dashboard.samples.notRemoved' : 'dashboard.samples.notAdded')}
          error={error}
        >
          <Blocking error={error} />
        </ChangeFailure>
      )}
      <div>
        <Button isBusy={isPending} onClick={() => (isThere ? remove() : adding.mutate(addSamples))}>
          {t(isThere ? 'dashboard.samples.remove' : 'dashboard.samples.add')}
        </Button>
      </div>
    </Stack>
  );
}

/** The lots whose entries prevent the removal, with a link to each. */
function Blocking({ error }: { error: Error }) {
  const { t } = useTranslation('dashboard');
  const lots = error instanceof ApiError ? (error.problem?.blocking ?? []) : [];
  if (lots.length === 0) return null;
  return (
    <div>
      <p>{t('dashboard.samples.blocking')}</p>
      <ul>
        {lots.map(({ id, label }) => (
          <li key={id}>
            <TextLink to={`/produce/${id}`}>{label ?? id}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
