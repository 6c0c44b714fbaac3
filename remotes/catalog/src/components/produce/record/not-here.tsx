import type { LotSummary } from '@pazar/contracts/produce';
import { useWords } from '@pazar/section/use-words';
import { useTranslation } from '@pazar/shell/translation';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { lotName } from '../lot-name.ts';

/** Why an entry cannot be made on the lot that was asked for. No other one takes its place unasked. */
export function NotHere({ kind, lot }: { kind: EntryKind; lot: LotSummary }) {
  const { t, locale } = useWords('catalog');
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

/** The lot that was asked for is no longer there. */
export function LotGone() {
  const { t } = useTranslation('catalog');
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
