import type { ProductDetail } from '@pazar/contracts/product-detail';
import { salesChannelSchema, type SalesChannel } from '@pazar/contracts/movement';
import { formatQuantity } from '@pazar/format/quantity';
import { ApiError } from '@pazar/shell/api-error';
import type { HttpClient } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { QuantityField } from '@pazar/ui/input/quantity-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { type SubmitEvent, useState } from 'react';
import { productChanges } from '../../../api/product/product-changes.ts';
import {
  type BookableType,
  bookableTypes,
  type MovementEntry,
  movementOf,
} from '../../../model/product/movement-entry.ts';
import { ChangeFailure } from '../../change-failure.tsx';
import { useBooking } from './use-booking.ts';
import styles from './stock.module.css';

/** Books what came in or went out: from the own ledger, or from the linked lots. */
export function MovementForm({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const notify = useNotify();
  const types = bookableTypes(product.stockMode);
  const [entry, setEntry] = useState<MovementEntry>({
    type: types[0],
    amount: null,
    channel: 'MARKET',
    note: '',
  });
  const [isWrong, setWrong] = useState(false);
  const { baseUnit, id } = product;
  const booking = useBooking('movement', id);
  const change = (part: Partial<MovementEntry>) => setEntry({ ...entry, ...part });
  const problem = booking.error instanceof ApiError ? booking.error.problem : undefined;
  const isShort = problem?.code === 'insufficient-stock';

  function book(force: boolean): void {
    const input = movementOf(entry, force);
    setWrong(input === null);
    if (input === null) return;
    const send = (http: HttpClient, key: string) => productChanges.book(http, { id, input }, key);
    booking.run({ what: input, send }, () => {
      change({ amount: null, note: '' });
      notify(t('product.stock.booked'));
    });
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    book(false);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.heading}>{t('product.stock.record')}</h2>
      <div className={styles.fields}>
        <SelectField<BookableType>
          label={t('product.stock.kind')}
          name="type"
          value={entry.type}
          onChange={(type) => change({ type: type ?? entry.type })}
          options={types.map((value) => ({ value, label: t(`product.movement.${value}`) }))}
        />
        <QuantityField
          label={t('product.stock.amount')}
          name="amount"
          unit={baseUnit}
          value={entry.amount}
          onChange={(amount) => change({ amount })}
          error={isWrong ? t('product.stock.missing') : undefined}
        />
        {entry.type === 'SALE' && (
          <SelectField<SalesChannel>
            label={t('product.stock.channel')}
            name="channel"
            value={entry.channel}
            onChange={(channel) => change({ channel: channel ?? entry.channel })}
            options={salesChannelSchema.options.map((value) => ({
              value,
              label: t(`product.channel.${value}`),
            }))}
          />
        )}
        <TextField
          label={t('product.stock.note')}
          name="note"
          value={entry.note}
          onChange={(note) => change({ note })}
          isOptional
        />
      </div>
      {booking.error !== null && (
        <ChangeFailure title={t('product.stock.notBooked')} error={booking.error}>
          {isShort && (
            <>
              <span>
                {t('product.stock.left', {
                  left: formatQuantity(problem.remaining ?? '0.000', baseUnit, locale),
                })}
              </span>
              <Button isBusy={booking.isPending} onClick={() => book(true)}>
                {t('product.stock.force')}
              </Button>
            </>
          )}
        </ChangeFailure>
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={booking.isPending}>
          {t('product.stock.book')}
        </Button>
      </div>
    </form>
  );
}
