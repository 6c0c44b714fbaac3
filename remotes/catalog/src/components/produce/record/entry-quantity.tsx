import type { LotSummary } from '@pazar/contracts/produce';
import { isPositive } from '@pazar/format/quantity-math';
import { useWords } from '@pazar/section/use-words';
import { Button } from '@pazar/ui/button';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { QuantityField } from '@pazar/ui/input/quantity-field';
import type { RefObject } from 'react';
import {
  type DraftChanges,
  type EntryContext,
  type EntryDraft,
  remainingAfter,
  shortfall,
} from '../../../model/produce/entry-draft.ts';
import styles from './entry-form.module.css';

export interface EntryQuantityProps {
  context: EntryContext;
  /** Null before one is chosen: the number has no unit yet. */
  lot: LotSummary | null;
  draft: EntryDraft;
  boxRef: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  onChange: (change: DraftChanges) => void;
}

/** The number of an entry, what is left before and after it, and what to do when that is not enough. */
export function EntryQuantity({
  context,
  lot,
  draft,
  boxRef,
  error,
  onChange,
}: EntryQuantityProps) {
  const { t, ...write } = useWords('catalog');
  const { kind, remaining } = context;
  const known = lot === null || remaining === null ? null : { lot, remaining };
  const missing = shortfall(draft, context);
  const after = missing === null && kind !== 'count' ? remainingAfter(draft, context) : null;
  const amount = (quantity: string) =>
    known === null ? quantity : write.quantity(quantity, known.lot.unit);

  return (
    <>
      <div className={styles.quantity}>
        <QuantityField
          ref={(box) => {
            boxRef.current = box;
          }}
          label={t(`produce.entry.quantity.${kind}`)}
          unit={lot?.unit}
          value={draft.quantity}
          onChange={(quantity) => onChange({ quantity, isForced: false })}
          error={error}
          hint={
            known === null
              ? undefined
              : t('produce.entry.remaining', { quantity: amount(known.remaining) })
          }
        />
        {after !== null && (
          <output className={styles.after}>
            {t('produce.entry.after', { quantity: amount(after) })}
          </output>
        )}
      </div>
      {missing !== null && known !== null && (
        <ShortfallChoice
          {...known}
          missing={missing}
          isForced={draft.isForced}
          onForce={(isForced) => onChange({ isForced })}
          onTakeRest={() => onChange({ quantity: known.remaining, isForced: false })}
        />
      )}
    </>
  );
}

interface ShortfallChoiceProps {
  lot: LotSummary;
  /** What the records say is left. */
  remaining: string;
  /** How much more is taken than that. */
  missing: string;
  isForced: boolean;
  onForce: (isForced: boolean) => void;
  /** Takes what is left instead. */
  onTakeRest: () => void;
}

/** More is taken than the records say is there: take what is left, or correct the records. */
function ShortfallChoice({
  lot,
  remaining,
  missing,
  isForced,
  onForce,
  onTakeRest,
}: ShortfallChoiceProps) {
  const { t, ...write } = useWords('catalog');
  const left = write.quantity(remaining, lot.unit);
  const difference = write.quantity(missing, lot.unit);
  return (
    <div className={styles.shortfall} role="status">
      <p>{t('produce.entry.moreThanLeft', { left, difference })}</p>
      {isPositive(remaining) && (
        <Button onClick={onTakeRest}>{t('produce.entry.takeRest', { left })}</Button>
      )}
      <Checkbox
        label={t('produce.entry.force', { difference })}
        value={isForced}
        onChange={onForce}
      />
    </div>
  );
}
