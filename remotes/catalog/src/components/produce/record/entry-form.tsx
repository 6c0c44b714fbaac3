import { priceLimits } from '@pazar/contracts/money';
import { movementLimits } from '@pazar/contracts/movement-input';
import type { LotSummary } from '@pazar/contracts/produce';
import { maxQuantityThousandths } from '@pazar/contracts/quantity';
import { formatMoney } from '@pazar/format/money';
import { formatQuantity } from '@pazar/format/quantity';
import { quantityOf } from '@pazar/format/quantity-math';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { DateField } from '@pazar/ui/input/date-field';
import { QuantityField } from '@pazar/ui/input/quantity-field';
import { TextField } from '@pazar/ui/input/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import {
  type DraftFault,
  draftFaults,
  type EntryContext,
  type EntryDraft,
  remainingAfter,
  shortfall,
} from '../../../model/produce/entry-draft.ts';
import { SaleFields } from './entry-fields.tsx';
import styles from './entry-form.module.css';
import { EntryLots } from './entry-lots.tsx';
import { ShortfallChoice } from './shortfall-choice.tsx';

/** The largest quantity that the ledger holds. */
const mostOfEntry = quantityOf(maxQuantityThousandths);

export interface EntryFormProps {
  context: EntryContext;
  /** Likeliest first. */
  lots: readonly LotSummary[];
  lot: LotSummary;
  draft: EntryDraft;
  onLot: (lot: LotSummary) => void;
  onChange: (change: Partial<EntryDraft>) => void;
  /** Called with a draft without faults. */
  onSave: () => void;
  onCancel: () => void;
  isBusy: boolean;
}

/** Everything that one entry says, the number first. */
export function EntryForm(props: EntryFormProps) {
  const { context, lots, lot, draft, onLot, onChange, onSave, onCancel, isBusy } = props;
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { kind, remaining } = context;
  const quantityBox = useRef<HTMLInputElement>(null);
  const [hasTried, setTried] = useState(false);
  const faults = draftFaults(draft, context);
  const missing = shortfall(draft, context);
  const after = remainingAfter(draft, context);
  const write = (quantity: string) => formatQuantity(quantity, lot.unit, locale);
  const limits = {
    quantity: write(mostOfEntry),
    price: formatMoney({ minor: priceLimits.max, currency: draft.currency }, locale),
  };
  const errorOf = (...looked: readonly DraftFault[]) => {
    const fault = hasTried ? faults.find((each) => looked.includes(each)) : undefined;
    return fault === undefined ? undefined : t(`movement.fault.${fault}`, limits);
  };

  function save(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (faults.length === 0) onSave();
    else if (faults.some((fault) => !fault.startsWith('price') && fault !== 'day')) {
      quantityBox.current?.focus();
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <EntryLots
        lots={lots}
        kind={kind}
        value={lot.id}
        onChange={(chosen) => {
          onLot(chosen);
          quantityBox.current?.focus();
        }}
      />
      <div className={styles.quantity}>
        <QuantityField
          ref={(box) => {
            quantityBox.current = box;
          }}
          label={t(`produce.entry.quantity.${kind}`)}
          unit={lot.unit}
          value={draft.quantity}
          onChange={(quantity) => onChange({ quantity, isForced: false })}
          error={errorOf('quantity', 'too-much', 'unchanged', 'waiting', 'more-than-left')}
          hint={
            after === null || missing !== null
              ? t('produce.entry.remaining', { quantity: write(remaining) })
              : t('produce.entry.outlook', { before: write(remaining), after: write(after) })
          }
        />
      </div>
      {missing !== null && (
        <ShortfallChoice
          lot={lot}
          remaining={remaining}
          shortfall={missing}
          isForced={draft.isForced}
          onForce={(isForced) => onChange({ isForced })}
          onTakeRest={() => onChange({ quantity: remaining, isForced: false })}
        />
      )}
      {kind === 'sale' && (
        <SaleFields
          lot={lot}
          draft={draft}
          error={errorOf('price', 'price-too-high')}
          onChange={onChange}
        />
      )}
      <div className={styles.pair}>
        <DateField
          label={t('produce.entry.day')}
          max={context.today}
          value={draft.day}
          error={errorOf('day')}
          onChange={(day) => onChange({ day: day ?? '' })}
        />
        <TextField
          label={t('movement.note')}
          isOptional
          limit={movementLimits.note.max}
          value={draft.note}
          onChange={(note) => onChange({ note })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(`produce.entry.save.${kind}`)}
        </Button>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}
