import { type Booking, type Movement, salesChannelSchema } from '@pazar/contracts/movement';
import { movementLimits } from '@pazar/contracts/movement-input';
import { priceLimits } from '@pazar/contracts/money';
import { unitName } from '@pazar/format/quantity';
import { magnitude, sumOf } from '@pazar/format/quantity-math';
import { optionsOf } from '@pazar/section/options-of';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { Button } from '@pazar/ui/button';
import { MoneyField } from '@pazar/ui/input/money-field';
import { NumberField } from '@pazar/ui/input/number-field';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { correctMovement } from '../../api/movements.ts';
import { traceOf } from '../../api/produce/lot-details.ts';
import { priceFault } from '../../model/entry-faults.ts';
import { type Correction, correctionOf } from '../../model/correction.ts';
import { useAmountFault } from '../sale/use-amount-fault.ts';

interface CorrectMovementProps {
  movement: Movement;
  onClose: () => void;
  /** Called once it is corrected. */
  onDone: () => void;
}

/** Asks how a movement should have been, and records it so. */
export function CorrectMovement({ movement, onClose, onDone }: CorrectMovementProps) {
  const { t } = useFormatters('catalog');
  const trace = useQuery(traceOf(useHttp(), movement.id));
  const form = useId();
  const notify = useNotify();
  const call = useApiMutation<Booking>({ mutationKey: ['catalog', 'correction', movement.id] });
  return (
    <Dialog
      title={t('movement.correctTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={call.isPending}>
            {t('movement.correct')}
          </Button>
        </>
      }
    >
      <Stack gap="large">
        <p>{t('movement.correctDetail')}</p>
        <ChangeFailure title={t('movement.notCorrected')} error={call.error} />
        <Loaded
          query={trace}
          texts={{ loading: t('movement.loading'), failed: t('movement.failed') }}
        >
          {({ booking }) => (
            <CorrectionForm
              id={form}
              movement={movement}
              booked={sumOf(
                ...booking.filter(({ type }) => type !== 'ADJUST').map(({ quantity }) => quantity),
              )}
              onSave={(correction) =>
                call.mutate(correctMovement(movement.id, correctionOf(movement, correction)), {
                  onSuccess: () => {
                    onDone();
                    notify(t('movement.corrected'));
                  },
                })
              }
            />
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

interface CorrectionFormProps {
  id: string;
  movement: Movement;
  /** What the whole booking moved: a sale may have come from several lots. */
  booked: string;
  onSave: (correction: Correction) => void;
}

function CorrectionForm({ id, movement, booked, onSave }: CorrectionFormProps) {
  const { t } = useFormatters('catalog');
  const { type, unit, packCount, unitPriceMinor, channel, note } = movement;
  const [entered, setEntered] = useState<Correction>(() => ({
    amount: magnitude(booked),
    packCount,
    unitPriceMinor,
    channel,
    note: note ?? '',
  }));
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // It loads after its dialog has opened.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const change = (part: Partial<Correction>) => setEntered({ ...entered, ...part });
  const isPacked = packCount !== null;
  const wrongAmount = useAmountFault(entered.amount, unit);
  const amountError = isPacked ? packFault(entered.packCount) : wrongAmount;
  const wrongPrice = priceFault(entered.unitPriceMinor);

  function packFault(count: number | null): string | undefined {
    return Number.isSafeInteger(count) && Number(count) > 0 ? undefined : t('movement.fault.packs');
  }

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (amountError === undefined && wrongPrice === null) onSave(entered);
      }}
    >
      <Stack>
        {isPacked ? (
          <NumberField
            label={t('movement.packs')}
            value={entered.packCount}
            error={hasTried ? amountError : undefined}
            onChange={(count) => change({ packCount: count })}
          />
        ) : (
          <QuantityField
            label={t('movement.column.quantity')}
            unit={unit}
            value={entered.amount}
            error={hasTried ? amountError : undefined}
            onChange={(amount) => change({ amount })}
          />
        )}
        {type === 'SALE' && (
          <SaleFields
            {...{ movement, entered, wrongPrice: hasTried ? wrongPrice : null }}
            onChange={change}
          />
        )}
        <TextField
          label={t('movement.note')}
          isOptional
          limit={movementLimits.note.max}
          value={entered.note}
          onChange={(text) => change({ note: text })}
        />
      </Stack>
    </form>
  );
}

interface SaleFieldsProps {
  movement: Movement;
  entered: Correction;
  wrongPrice: ReturnType<typeof priceFault>;
  onChange: (part: Partial<Correction>) => void;
}

/** For how much it was sold, and where. */
function SaleFields({ movement, entered, wrongPrice, onChange }: SaleFieldsProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { unit, packCount } = movement;
  const currency = movement.currency ?? 'MKD';
  const price = format.money({ minor: priceLimits.max, currency });
  return (
    <>
      <MoneyField
        label={
          packCount === null
            ? t('movement.price', { unit: unitName(unit, locale) })
            : t('movement.pricePack')
        }
        currency={currency}
        isOptional
        value={entered.unitPriceMinor}
        error={wrongPrice === null ? undefined : t(`movement.fault.${wrongPrice}`, { price })}
        onChange={(unitPriceMinor) => onChange({ unitPriceMinor })}
      />
      <SelectField
        label={t('movement.channelLabel')}
        isOptional
        emptyLabel={t('produce.entry.notSaid')}
        value={entered.channel}
        onChange={(channel) => onChange({ channel })}
        options={optionsOf(salesChannelSchema.options, (value) => t(`movement.channel.${value}`))}
      />
    </>
  );
}
