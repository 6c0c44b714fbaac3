import type { Movement } from '@pazar/contracts/movement';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { formatDateTime } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { usePageCursor } from '@pazar/ui/list/query/use-page-cursor';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { Pages } from '@pazar/ui/list/pages';
import { useQuery } from '@tanstack/react-query';
import { productChanges } from '../../../api/product/product-changes.ts';
import { productQueries } from '../../../api/product/product-queries.ts';
import { ChangeFailure } from '../../change-failure.tsx';
import { useBooking } from './use-booking.ts';
import styles from './stock.module.css';

/** Everything that was booked on a product, what happened last first. Nothing is edited: it is taken back. */
export function ProductLedger({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const { cursor, goTo } = usePageCursor();
  const ledger = useQuery(productQueries.movements(useHttp(), { id: product.id, cursor }));
  const booking = useBooking('reversal', product.id);

  function reverse({ id }: Movement): void {
    const send = (http: HttpClient, key: string) => productChanges.reverse(http, id, key);
    booking.run({ what: { reverse: id }, send }, () => notify(t('product.stock.reversed')));
  }

  if (ledger.isPending) return <LoadingState label={t('product.stock.loading')} />;
  if (ledger.isLoadingError) {
    return (
      <LoadFailure
        title={t('product.stock.failed')}
        error={ledger.error}
        isBusy={ledger.isFetching}
        onRetry={() => void ledger.refetch()}
        onFirstPage={() => goTo(null)}
      />
    );
  }
  const { items, page } = ledger.data;
  return (
    <section aria-label={t('product.stock.ledger')}>
      <h2 className={styles.heading}>{t('product.stock.ledger')}</h2>
      {booking.error !== null && (
        <ChangeFailure title={t('product.stock.notBooked')} error={booking.error} />
      )}
      {items.length === 0 && <p className={styles.mode}>{t('product.stock.nothing')}</p>}
      <ul className={styles.entries} aria-busy={ledger.isPlaceholderData}>
        {items.map((movement) => (
          <LedgerEntry
            key={movement.id}
            movement={movement}
            isBusy={booking.isPending}
            onReverse={() => reverse(movement)}
          />
        ))}
      </ul>
      <Pages
        label={t('product.stock.pages')}
        page={page}
        isBusy={ledger.isPlaceholderData}
        goTo={goTo}
      />
    </section>
  );
}

interface LedgerEntryProps {
  movement: Movement;
  isBusy: boolean;
  onReverse: () => void;
}

function LedgerEntry({ movement, isBusy, onReverse }: LedgerEntryProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { type, quantity, unit, occurredAt, lotNumber, note, reversesId, reversedById } = movement;
  const facts = [formatDateTime(occurredAt, locale), lotNumber, note];
  return (
    <li className={styles.entry} data-reversed={reversedById !== null}>
      <div>
        <p className={styles.what}>
          {reversesId === null
            ? t(`product.movement.${type}`)
            : t('product.stock.reversalOf', { kind: t(`product.movement.${type}`) })}
        </p>
        <p className={styles.when}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      <span className={styles.quantity}>{formatQuantity(quantity, unit, locale)}</span>
      {reversesId === null && reversedById === null ? (
        <Button variant="quiet" isBusy={isBusy} onClick={onReverse}>
          {t('product.stock.reverse')}
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}
