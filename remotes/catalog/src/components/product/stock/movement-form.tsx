import { type Booking, salesChannelSchema, type SalesChannel } from '@pazar/contracts/movement';
import { movementLimits } from '@pazar/contracts/movement-input';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { formatQuantity } from '@pazar/format/quantity';
import { useCall } from '@pazar/section/use-call';
import { ApiError } from '@pazar/shell/api-error';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { QuantityField } from '@pazar/ui/input/quantity-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { Columns } from '@pazar/ui/record/layout';
import { useState } from 'react';
import { recordMovement } from '../../../api/movements.ts';
import {
  type MovementEntry,
  movementOf,
  type RecordableType,
  recordableTypes,
} from '../../../model/product/movement-entry.ts';
import { useAmountFault } from '../../use-amount-fault.ts';
import { StockForm } from './stock-form.tsx';

/** Records what came in or went out: on the own ledger, or on the linked lots. */
export function MovementForm({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const notify = useNotify();
  const { baseUnit, id, stockMode } = product;
  const types = recordableTypes(stockMode);
  const nothing: MovementEntry = { type: types[0], amount: null, channel: 'MARKET', note: '' };
  const [entry, setEntry] = useState(nothing);
  const [hasTried, setTried] = useState(false);
  const recording = useCall<Booking>(['catalog', 'movement', id]);
  const change = (part: Partial<MovementEntry>) => setEntry({ ...entry, ...part });
  const fault = useAmountFault(entry.amount, baseUnit);
  const problem = recording.error instanceof ApiError ? recording.error.problem : undefined;

  function save(force: boolean): void {
    setTried(true);
    const input = movementOf(entry, force);
    if (input === null || fault !== undefined) return;
    recording.run(recordMovement(id, input), () => {
      setTried(false);
      change({ amount: null, note: '' });
      notify(t('product.stock.recorded'));
    });
  }

  return (
    <StockForm
      title={t('product.stock.record')}
      label={t('product.stock.save')}
      isBusy={recording.isPending}
      onSave={() => save(false)}
    >
      <Columns>
        <SelectField<RecordableType>
          label={t('product.stock.kind')}
          name="type"
          value={entry.type}
          onChange={(type) => change({ type: type ?? entry.type })}
          options={types.map((value) => ({ value, label: t(`movement.type.${value}`) }))}
        />
        <QuantityField
          label={t('product.stock.amount')}
          name="amount"
          unit={baseUnit}
          value={entry.amount}
          onChange={(amount) => change({ amount })}
          error={hasTried ? fault : undefined}
        />
        {entry.type === 'SALE' && (
          <SelectField<SalesChannel>
            label={t('movement.channelLabel')}
            name="channel"
            value={entry.channel}
            onChange={(channel) => change({ channel: channel ?? entry.channel })}
            options={salesChannelSchema.options.map((value) => ({
              value,
              label: t(`movement.channel.${value}`),
            }))}
          />
        )}
        <TextField
          label={t('movement.note')}
          name="note"
          value={entry.note}
          limit={movementLimits.note.max}
          onChange={(note) => change({ note })}
          isOptional
        />
      </Columns>
      {recording.error !== null && (
        <ChangeFailure title={t('product.stock.notRecorded')} error={recording.error}>
          {problem?.code === 'insufficient-stock' && (
            <>
              <span>
                {t('product.stock.left', {
                  left: formatQuantity(problem.remaining ?? '0.000', baseUnit, locale),
                })}
              </span>
              <Button isBusy={recording.isPending} onClick={() => save(true)}>
                {t('product.stock.force')}
              </Button>
            </>
          )}
        </ChangeFailure>
      )}
    </StockForm>
  );
}
