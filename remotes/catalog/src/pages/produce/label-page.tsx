import type { LotDetail } from '@pazar/contracts/produce-detail';
import { marketDay } from '@pazar/format/market-day';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { lotQueries } from '../../api/produce/lot-queries.ts';
import { LotFrame } from '../../components/produce/lot/lot-frame.tsx';
import { LotLabel } from '../../components/produce/label/lot-label.tsx';

/** The label of a lot, ready to be printed. */
export function LabelPage() {
  const { t } = useTranslation('catalog');
  return (
    <LotFrame
      title={() => t('produce.label.title')}
      actions={() => (
        <Button variant="primary" onClick={() => window.print()}>
          {t('produce.label.print')}
        </Button>
      )}
    >
      {(lot) => <PrintableLabel lot={lot} />}
    </LotFrame>
  );
}

function PrintableLabel({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const pickings = useQuery(lotQueries.pickings(useHttp(), lot.id));
  if (pickings.isPending) return <LoadingState label={t('produce.ledger.loading')} />;
  if (pickings.isLoadingError) {
    return (
      <LoadFailure
        title={t('produce.label.failed')}
        error={pickings.error}
        isBusy={pickings.isFetching}
        onRetry={() => void pickings.refetch()}
      />
    );
  }
  const days = pickings.data.map(({ occurredAt }) => marketDay(new Date(occurredAt)));
  return (
    <>
      <LotLabel
        lot={lot}
        harvestDays={days}
        address={new URL(`/produce/${lot.id}`, location.origin).href}
      />
      <TextLink to={`/produce/${lot.id}`}>{t('produce.label.back')}</TextLink>
    </>
  );
}
