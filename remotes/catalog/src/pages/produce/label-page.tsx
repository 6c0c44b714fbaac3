import { marketDay } from '@pazar/format/market-day';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { Loaded } from '@pazar/ui/record/loaded';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { harvestsOf } from '../../api/produce/harvests.ts';
import { LotLabel } from '../../components/produce/label/lot-label.tsx';
import { LotRecord } from '../../components/produce/lot/lot-record.tsx';

/** The label of a lot, ready to be printed. */
export function LabelPage() {
  const { t } = useTranslation('catalog');
  return (
    <LotRecord
      title={() => t('produce.label.title')}
      actions={() => (
        <Button variant="primary" onClick={() => window.print()}>
          {t('produce.label.print')}
        </Button>
      )}
    >
      {(lot) => <PrintableLabel lot={lot} />}
    </LotRecord>
  );
}

function PrintableLabel({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const harvests = useQuery(harvestsOf(useHttp(), lot.id));
  const path = `/produce/${lot.id}`;
  return (
    <Loaded
      query={harvests}
      texts={{ loading: t('movement.loading'), failed: t('produce.label.failed') }}
    >
      {(movements) => (
        <>
          <LotLabel
            lot={lot}
            harvestDays={movements.map(({ occurredAt }) => marketDay(new Date(occurredAt)))}
            address={new URL(path, location.origin).href}
          />
          <TextLink to={path}>{t('produce.label.back')}</TextLink>
        </>
      )}
    </Loaded>
  );
}
