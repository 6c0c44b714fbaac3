import type { ProductDetail } from '@pazar/contracts/product-detail';
import { formatQuantity } from '@pazar/format/quantity';
import type { HttpClient } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { QuantityField } from '@pazar/ui/input/quantity-field';
import { type SubmitEvent, useState } from 'react';
import { productChanges } from '../../../api/product/product-changes.ts';
import { ChangeFailure } from '../../change-failure.tsx';
import { useBooking } from './use-booking.ts';
import styles from './stock.module.css';
import { countDifference } from '../../../model/product/stock.ts';

export interface CountFormProps {
  product: ProductDetail;
  stock: string;
}

/**
 * Sets the stock to what was counted. The difference is booked, and refused when somebody has booked
 * something since the amount on the page was read.
 */
export function CountForm({ product, stock }: CountFormProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const notify = useNotify();
  const [counted, setCounted] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { baseUnit, id, ledgerVersion } = product;
  const booking = useBooking('count', id);
  const difference = countDifference(counted, stock);

  function save(event: SubmitEvent): void {
    event.preventDefault();
    setMissing(counted === null);
    if (difference === null) return;
    const input = { type: 'ADJUST', quantity: difference, ledgerVersion } as const;
    const send = (http: HttpClient, key: string) => productChanges.book(http, { id, input }, key);
    booking.run({ what: input, send }, () => {
      setCounted(null);
      notify(t('product.stock.booked'));
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <h2 className={styles.heading}>{t('product.stock.count')}</h2>
      <QuantityField
        label={t('product.stock.counted')}
        name="counted"
        unit={baseUnit}
        value={counted}
        onChange={setCounted}
        hint={t('product.stock.countedHint', { stock: formatQuantity(stock, baseUnit, locale) })}
        error={isMissing && counted === null ? t('product.stock.missing') : undefined}
      />
      {difference !== null && (
        <p className={styles.effect} role="status">
          {t('product.stock.difference', {
            difference: formatQuantity(difference, baseUnit, locale),
          })}
        </p>
      )}
      {booking.error !== null && (
        <ChangeFailure title={t('product.stock.notBooked')} error={booking.error} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={booking.isPending}>
          {t('product.stock.setStock')}
        </Button>
      </div>
    </form>
  );
}
