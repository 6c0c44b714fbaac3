import { Button } from '@pazar/ui/button';
import { Page } from '@pazar/ui/page';
import { useTranslation } from 'react-i18next';

function throwAtOnce(): void {
  throw new Error('The probe threw in an event handler');
}

function rejectUnhandled(): void {
  void Promise.reject(new Error('The probe rejected a promise'));
}

/** Faults that no error boundary sees: the page stays as it is. */
export function LateFaultsPage() {
  const { t } = useTranslation('probe');
  return (
    <Page title={t('probe.page.late-faults')}>
      <p>
        <Button onClick={throwAtOnce}>{t('probe.throw')}</Button>{' '}
        <Button onClick={rejectUnhandled}>{t('probe.reject')}</Button>
      </p>
    </Page>
  );
}
