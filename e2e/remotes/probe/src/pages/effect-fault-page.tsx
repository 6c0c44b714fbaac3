import { Page } from '@pazar/ui/page';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders, then throws in an effect. */
export function EffectFaultPage() {
  const { t } = useTranslation('probe');
  useEffect(function fail() {
    throw new Error('The probe threw in an effect');
  }, []);
  return <Page title={t('probe.page.effect-fault')} />;
}
