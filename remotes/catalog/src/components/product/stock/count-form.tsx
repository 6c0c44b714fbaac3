import type { Booking } from '@pazar/contracts/movement';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { useState } from 'react';
import { recordMovement } from '../../../api/movements.ts';
import { countDifference } from '../../../model/product/stock.ts';
import { useAmountFault } from '../../sale/use-amount-fault.ts';
import { StockForm } from './stock-form.tsx';
import { useAnnounceBooking } from './use-announce-booking.ts';

export interface CountFormProps {
  product: ProductDetail;
  stock: string;
}

/**
 * Sets the stock to what was counted. The difference is recorded, and refused when something was
 * recorded since the amount on the page was read.
 */
export function CountForm({ product: { baseUnit, id, ledgerVersion }, stock }: CountFormProps) {
  const { t, ...format } = useFormatters('catalog');
  const announce = useAnnounceBooking();
  const [counted, setCounted] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const recording = useApiMutation<Booking>({ mutationKey: ['catalog', 'count', id] });
  const difference = countDifference(counted, stock);
  const fault = useAmountFault(counted, baseUnit, { isCount: true });

  function save(): void {
    setTried(true);
    if (difference === null || fault !== undefined) return;
    const input = { type: 'ADJUST', quantity: difference, ledgerVersion } as const;
    recording.mutate(recordMovement(id, input), {
      onSuccess: (booking) => {
        setTried(false);
        setCounted(null);
        announce(booking);
      },
    });
  }

  return (
    <StockForm
      title={t('product.stock.count')}
      label={t('product.stock.setStock')}
      isBusy={recording.isPending}
      onSave={save}
    >
      <QuantityField
        label={t('product.stock.counted')}
        name="counted"
        unit={baseUnit}
        value={counted}
        onChange={setCounted}
        hint={t('product.stock.countedHint', { stock: format.quantity(stock, baseUnit) })}
        error={hasTried ? fault : undefined}
      />
      {difference !== null && (
        <p role="status">
          {t('product.stock.difference', {
            difference: format.quantity(difference, baseUnit),
          })}
        </p>
      )}
      <ChangeFailure title={t('movement.notRecorded')} error={recording.error} />
    </StockForm>
  );
}
