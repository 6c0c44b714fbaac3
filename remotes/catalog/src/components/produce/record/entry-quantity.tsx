import type { LotSummary } from '@pazar/contracts/produce';
import { useWords } from '@pazar/section/use-words';
import { QuantityField } from '@pazar/ui/input/quantity-field';
import type { RefObject } from 'react';
import {
  type EntryContext,
  type DraftChanges,
  type EntryDraft,
  remainingAfter,
  shortfall,
} from '../../../model/produce/entry-draft.ts';
import styles from './entry-form.module.css';
import { ShortfallChoice } from './shortfall-choice.tsx';

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
          shortfall={missing}
          isForced={draft.isForced}
          onForce={(isForced) => onChange({ isForced })}
          onTakeRest={() => onChange({ quantity: known.remaining, isForced: false })}
        />
      )}
    </>
  );
}
