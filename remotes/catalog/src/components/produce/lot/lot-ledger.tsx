import type { Booking, Movement } from '@pazar/contracts/movement';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatQuantity } from '@pazar/format/quantity';
import { useAttempt } from '@pazar/section/use-attempt';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { DataTable } from '@pazar/ui/data-table';
import { LoadFailure } from '@pazar/ui/load-failure';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { TableSkeleton } from '@pazar/ui/table-skeleton';
import { Pages } from '@pazar/ui/list/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lotChanges } from '../../../api/produce/lot-changes.ts';
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import { ChangeFailure } from '../../change-failure.tsx';
import { LotSection } from './lot-section.tsx';
import { useMovementColumns } from './use-movement-columns.tsx';

/** Everything booked on a lot, newest first. Nothing is ever changed: a mistake is taken back. */
export function LotLedger({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const http = useHttp();
  const [cursor, setCursor] = useState<string>();
  const [asked, setAsked] = useState<Movement | null>(null);
  const movements = useQuery(lotQueries.movements(http, { id: lot.id, cursor }));
  const columns = useMovementColumns(setAsked);

  function rows() {
    if (movements.isPending) {
      return <TableSkeleton label={t('produce.ledger.loading')} columns={columns} />;
    }
    if (movements.isLoadingError) {
      return (
        <LoadFailure
          title={t('produce.ledger.failed')}
          error={movements.error}
          isBusy={movements.isFetching}
          onRetry={() => void movements.refetch()}
        />
      );
    }
    const { items, page } = movements.data;
    if (items.length === 0) return <p>{t('produce.ledger.empty')}</p>;
    return (
      <>
        <DataTable
          label={t('produce.ledger.title')}
          columns={columns}
          rows={items}
          getRowKey={({ id }) => id}
          isBusy={movements.isPlaceholderData}
        />
        <Pages
          label={t('produce.ledger.title')}
          page={page}
          isBusy={movements.isPlaceholderData}
          goTo={setCursor}
        />
      </>
    );
  }

  return (
    <LotSection title={t('produce.ledger.title')}>
      {rows()}
      {asked !== null && (
        <ReverseQuestion key={asked.id} movement={asked} onClose={() => setAsked(null)} />
      )}
    </LotSection>
  );
}

/** Asks before an entry is taken back, with all that was booked together with it. */
function ReverseQuestion({ movement, onClose }: { movement: Movement; onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  const reversal = useAttempt<string, Booking>({
    name: ['catalog', 'reversal'],
    send: (id, key) => lotChanges.reverse(http, id, key),
    onSuccess: () => {
      onClose();
      notify(t('produce.entry.takenBack'));
    },
    look: () => queries.invalidateQueries({ queryKey: ['catalog'] }),
  });
  const what = `${t(`produce.type.${movement.type}`)}, ${formatQuantity(movement.quantity, movement.unit, locale)}`;

  return (
    <Confirm
      title={t('produce.ledger.reverseTitle')}
      confirmLabel={t('produce.ledger.reverse')}
      isBusy={reversal.isPending}
      onConfirm={() => reversal.run(movement.id)}
      onCancel={onClose}
    >
      <p>{t('produce.ledger.reverseDetail', { what })}</p>
      {reversal.error !== null && (
        <ChangeFailure title={t('produce.ledger.reverseFailed')} error={reversal.error} />
      )}
    </Confirm>
  );
}
