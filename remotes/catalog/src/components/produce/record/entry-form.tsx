import { priceLimits } from '@pazar/contracts/money';
import { movementLimits } from '@pazar/contracts/movement-input';
import type { LotSummary } from '@pazar/contracts/produce';
import { maxQuantityThousandths } from '@pazar/contracts/quantity';
import { formatDecimal } from '@pazar/format/decimal';
import { quantityOf } from '@pazar/format/quantity-math';
import { useFormatters } from '@pazar/section/use-formatters';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { DateField } from '@pazar/ui/input/date-field';
import { TextField } from '@pazar/ui/input/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { exampleOf } from '../../../model/entry-faults.ts';
import {
  type DraftChanges,
  type DraftFault,
  draftFaults,
  type EntryContext,
  type EntryDraft,
} from '../../../model/produce/entry-draft.ts';
import type { EntryWords } from '../../../model/produce/entry-kind.ts';
import { SaleFields } from './entry-fields.tsx';
import type { SaleTermsHandle } from '../../sale/use-sale-terms.ts';
import { useSaveWhenAsked } from '../../sale/use-save-when-asked.ts';
import styles from './entry-form.module.css';
import { EntryLots } from './entry-lots.tsx';
import { EntryQuantity } from './entry-quantity.tsx';

/** The largest quantity that the ledger holds. */
const maxQuantity = quantityOf(maxQuantityThousandths);

export interface EntryFormProps {
  context: EntryContext;
  /** What its texts call the entry. */
  words: EntryWords;
  /** Likeliest first. */
  lots: readonly LotSummary[];
  /** Null before one is chosen. */
  lot: LotSummary | null;
  /** What the agent typed and chose; another object after each change. */
  typed: DraftChanges;
  /** The entry to send: proposals, replaced by typed values. */
  draft: EntryDraft;
  terms: SaleTermsHandle;
  onLot: (lot: LotSummary) => void;
  onChange: (change: DraftChanges) => void;
  /** Called with a draft without faults. */
  onSave: () => void;
  onCancel: () => void;
  isBusy: boolean;
  /** Storage is full: the input is on this page only. */
  isDraftLost: boolean;
}

/** Everything that one entry says, the number first. */
export function EntryForm(props: EntryFormProps) {
  const { context, words, lots, lot, typed, draft, terms, onLot, onChange, onSave, onCancel } =
    props;
  const { t, locale, ...format } = useFormatters('catalog');
  const { t: shell } = useTranslation('shell');
  const { kind } = context;
  const quantityBox = useRef<HTMLInputElement>(null);
  const [hasTried, setTried] = useState(false);
  const faults = draftFaults(draft, context);
  const firstLot = useRef<HTMLInputElement | null>(null);
  const amount = (quantity: string) =>
    lot === null ? formatDecimal(quantity, locale) : format.quantity(quantity, lot.unit);
  const limits = {
    quantity: amount(maxQuantity),
    price: format.money({ minor: priceLimits.max, currency: draft.currency }),
    first: format.day(movementLimits.firstDay),
    example: formatDecimal(exampleOf(context.unit), locale),
  };
  const errorOf = (...looked: readonly DraftFault[]) => {
    const fault = hasTried ? faults.find((each) => looked.includes(each)) : undefined;
    return fault === undefined ? undefined : t(`movement.fault.${fault}`, limits);
  };

  const { isWaiting, press } = useSaveWhenAsked({ typed, isAsking: terms.isAsking, save });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    press();
  }

  function save(): void {
    setTried(true);
    const [first] = faults;
    if (first === undefined) onSave();
    else if (first === 'lot') firstLot.current?.focus();
    else if (!first.startsWith('price') && first !== 'day') quantityBox.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EntryQuantity
        context={context}
        label={t(`produce.entry.quantity.${words}`)}
        lot={lot}
        lots={lots}
        draft={draft}
        boxRef={quantityBox}
        error={errorOf('quantity', 'whole', 'too-much', 'unchanged', 'waiting', 'more-than-left')}
        onChange={onChange}
      />
      <EntryLots
        lots={lots}
        kind={kind}
        value={lot?.id ?? null}
        error={errorOf('lot')}
        firstRef={firstLot}
        onChange={(chosen) => {
          onLot(chosen);
          // With the lot first, the number is one tap less.
          if (draft.quantity === null) quantityBox.current?.focus();
        }}
      />
      {kind === 'sale' && lot !== null && (
        <SaleFields
          lot={lot}
          draft={draft}
          terms={terms}
          error={errorOf('price', 'price-too-high')}
          onChange={onChange}
        />
      )}
      <div className={styles.pair}>
        <DateField
          label={t('produce.entry.day')}
          min={movementLimits.firstDay}
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
        {props.isDraftLost && (
          <p className={styles.notKept} role="status">
            {shell('form.draftNotKept')}
          </p>
        )}
        <Button type="submit" variant="primary" isBusy={props.isBusy || isWaiting}>
          {t(`produce.entry.save.${words}`)}
        </Button>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}
