import type { LotSummary } from '@pazar/contracts/produce';
import { ApiError } from '@pazar/shell/api-error';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { LoadFailure } from '@pazar/ui/load-failure';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { lotName } from '../lot-name.ts';

/** Why an entry cannot be made on the lot that was asked for. No other one takes its place unasked. */
export function NotHere({ kind, lot }: { kind: EntryKind; lot: LotSummary }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const name = `${lotName(lot, locale)} ${lot.lotNumber}`;
  return (
    <StatusPanel
      title={t('produce.entry.notHere')}
      detail={t('produce.entry.notHereStatus', {
        lot: name,
        status: t(`produce.status.${lot.status}`),
      })}
      tone="attention"
      icon="warning"
      announce="alert"
    >
      <TextLink to={`/produce/${lot.id}`}>{t('produce.entry.toLot')}</TextLink>
      <TextLink to={`/produce/record/${kind}`}>{t('produce.entry.otherLot')}</TextLink>
    </StatusPanel>
  );
}

export interface AskedLotFailureProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

/** The lot that was asked for could not be loaded, or is no longer there. */
export function AskedLotFailure({ error, isBusy, onRetry }: AskedLotFailureProps) {
  const { t } = useTranslation('catalog');
  const isGone = error instanceof ApiError && [404, 422].includes(error.status);
  if (!isGone) {
    return (
      <LoadFailure
        title={t('produce.detail.failed')}
        error={error}
        isBusy={isBusy}
        onRetry={onRetry}
      />
    );
  }
  return (
    <StatusPanel
      title={t('produce.entry.notHere')}
      detail={t('produce.entry.lotGone')}
      tone="attention"
      icon="warning"
      announce="alert"
    >
      <TextLink to="/produce">{t('produce.title')}</TextLink>
    </StatusPanel>
  );
}
