import type { Booking } from '@pazar/contracts/movement';
import { type MovementInput, movementLimits } from '@pazar/contracts/movement-input';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { Unit } from '@pazar/contracts/quantity';
import { optionsOf } from '@pazar/section/options-of';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { ApiError } from '@pazar/shell/api-error';
import { Button } from '@pazar/ui/button';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { useToday } from '@pazar/ui/input/use-today';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Columns } from '@pazar/ui/layout';
import { useRef, useState } from 'react';
import { recordMovement } from '../../../api/movements.ts';
import { isDayOfEntry, priceFault } from '../../../model/entry-faults.ts';
import {
  amountOf,
  instantOf,
  type MovementEntry,
  movementOf,
  newEntry,
  type RecordableType,
  recordableTypes,
} from '../../../model/product/movement-entry.ts';
import { nothingChosen } from '../../../model/sale-terms.ts';
import { useSaleTerms } from '../../sale/use-sale-terms.ts';
import { useSaveWhenAsked } from '../../sale/use-save-when-asked.ts';
import { AmountField, PackField, useEntryFault } from './amount-fields.tsx';
import { DayField } from './day-field.tsx';
import { SaleFields } from './sale-fields.tsx';
import { useAnnounceBooking } from './use-announce-booking.ts';
import { StockForm } from './stock-form.tsx';

/** Records what came in or went out: on the own ledger, or on the linked lots. */
export function MovementForm({ product }: { product: ProductDetail }) {
  const { t, ...format } = useFormatters('catalog');
  const announce = useAnnounceBooking();
  const { baseUnit, id } = product;
  const types = recordableTypes(product.stockMode);
  const [entry, setEntry] = useState(() => newEntry(types[0]));
  const [hasTried, setTried] = useState(false);
  const sent = useRef<{ entry: MovementEntry; input: Partial<MovementInput> } | null>(null);
  const recording = useApiMutation<Booking>({ mutationKey: ['catalog', 'movement', id] });
  const change = (part: Partial<MovementEntry>) => setEntry({ ...entry, ...part });
  const terms = useEntryTerms(product, entry);
  const amountFault = useEntryFault(entry, baseUnit);
  const isSale = entry.type === 'SALE';
  const today = useToday();
  const isDayWrong = entry.day !== null && !isDayOfEntry(entry.day, today);

  function inputOf(force: boolean): Partial<MovementInput> | null {
    // What may have been recorded is sent as it was: its promotion may have ended with it.
    if (recording.isOutcomeUnknown && sent.current?.entry === entry) return sent.current.input;
    const isFaulty =
      amountFault !== undefined || isDayWrong || priceFault(terms.unitPriceMinor) !== null;
    return isFaulty ? null : movementOf(entry, { force, terms });
  }

  const { isWaiting, press } = useSaveWhenAsked({
    typed: entry,
    isAsking: terms.isAsking,
    save: () => save(false),
  });

  function save(force: boolean): void {
    setTried(true);
    const input = inputOf(force);
    if (input === null) return;
    sent.current = { entry, input };
    recording.mutate(recordMovement(id, input), {
      onSuccess: (booking) => {
        setTried(false);
        setEntry({ ...newEntry(entry.type), pack: entry.pack, channel: entry.channel });
        announce(booking);
      },
    });
  }

  return (
    <StockForm
      title={t('product.stock.record')}
      label={t('product.stock.save')}
      isBusy={recording.isPending || isWaiting}
      isMain
      onSave={press}
    >
      <Columns>
        <SelectField<RecordableType>
          label={t('product.stock.kind')}
          name="type"
          value={entry.type}
          onChange={(type) => change({ type: type ?? entry.type })}
          options={optionsOf(types, (value) => t(`movement.type.${value}`))}
        />
        {isSale && <PackField {...{ product, entry }} onChange={change} />}
        <AmountField
          {...{ entry, baseUnit }}
          error={hasTried ? amountFault : undefined}
          onChange={change}
        />
        {isSale && <SaleFields {...{ product, entry, terms, hasTried }} onChange={change} />}
        <DayField
          {...{ entry, today }}
          error={
            hasTried && isDayWrong
              ? t('movement.fault.day', { first: format.day(movementLimits.firstDay) })
              : undefined
          }
          onChange={change}
        />
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
        <NotRecorded
          error={recording.error}
          unit={baseUnit}
          isBusy={recording.isPending}
          onForce={() => save(true)}
        />
      )}
    </StockForm>
  );
}

/** The terms of a sale; of anything else no promotion is asked for. */
function useEntryTerms({ id, currency }: ProductDetail, entry: MovementEntry) {
  const isSale = entry.type === 'SALE';
  return useSaleTerms({
    asked: {
      productId: isSale ? id : null,
      packId: isSale ? (entry.pack?.id ?? null) : null,
      occurredAt: isSale ? instantOf(entry) : null,
    },
    choice: isSale ? entry.sale : nothingChosen,
    sold: amountOf(entry),
    before: { unitPriceMinor: null, currency },
  });
}

interface NotRecordedProps {
  error: Error;
  unit: Unit;
  isBusy: boolean;
  onForce: () => void;
}

/** Why it was not recorded, and the way to record more than there is. */
function NotRecorded({ error, unit, isBusy, onForce }: NotRecordedProps) {
  const { t, ...format } = useFormatters('catalog');
  const problem = error instanceof ApiError ? error.problem : undefined;
  return (
    <ChangeFailure title={t('movement.notRecorded')} error={error}>
      {problem?.remaining !== undefined && (
        <span>{t('product.stock.left', { left: format.quantity(problem.remaining, unit) })}</span>
      )}
      {problem?.code === 'insufficient-stock' && (
        <Button isBusy={isBusy} onClick={onForce}>
          {t('product.stock.force')}
        </Button>
      )}
    </ChangeFailure>
  );
}
