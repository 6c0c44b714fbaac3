import type { LotSummary } from '@pazar/contracts/produce';
import type { Unit } from '@pazar/contracts/quantity';
import { isPositive } from '@pazar/format/quantity-math';
import { useFormatters } from '@pazar/section/use-formatters';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { QuantityField } from '@pazar/section/input/quantity-field';
import type { RefObject } from 'react';
import {
  type DraftChanges,
  type EntryContext,
  type EntryDraft,
  remainingAfter,
  shortfall,
} from '../../../model/produce/entry-draft.ts';
import styles from './entry-form.module.css';
import { QuantitySteps } from './quantity-steps.tsx';

export interface EntryQuantityProps {
  context: EntryContext;
  label: string;
  /** Null before one is chosen: the unit of the number is that of all lots, where they have the same. */
  lot: LotSummary | null;
  lots: readonly LotSummary[];
  draft: EntryDraft;
  boxRef: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  onChange: (change: DraftChanges) => void;
}

/** The number of an entry, the stock before and after it, and the solutions when the stock is too small. */
export function EntryQuantity({
  context,
  label,
  lot,
  lots,
  draft,
  boxRef,
  error,
  onChange,
}: EntryQuantityProps) {
  const { t } = useTranslation('catalog');
  const { kind, remaining } = context;
  const known = lot === null || remaining === null ? null : { lot, remaining };
  const missing = shortfall(draft, context);
  const unit = lot?.unit ?? unitOf(lots);
  const take = (quantity: string | null) => onChange({ quantity, isForced: false });
  return (
    <>
      <div className={styles.quantity}>
        <QuantityField
          ref={(box) => {
            boxRef.current = box;
          }}
          label={label}
          unit={unit}
          hint={unit === undefined ? t('produce.entry.unitOfLot') : undefined}
          value={draft.quantity}
          onChange={take}
          error={error}
        />
        <QuantitySteps
          value={draft.quantity}
          least={kind === 'count' ? '0.000' : null}
          onChange={take}
        >
          {known !== null && <EntryEffect {...known} draft={draft} context={context} />}
        </QuantitySteps>
      </div>
      {missing !== null && known !== null && (
        <ShortfallChoice
          {...known}
          missing={missing}
          isForced={draft.isForced}
          onForce={(isForced) => onChange({ isForced })}
          onTakeRest={() => take(known.remaining)}
        />
      )}
    </>
  );
}

/** The unit of all lots; undefined where they differ. */
function unitOf([first, ...others]: readonly LotSummary[]): Unit | undefined {
  return others.every(({ unit }) => unit === first?.unit) ? first?.unit : undefined;
}

interface EntryEffectProps {
  lot: LotSummary;
  /** What the records say is left. */
  remaining: string;
  draft: EntryDraft;
  context: EntryContext;
}

/** The stock after the entry; until its number is known, the stock now. */
function EntryEffect({ lot, remaining, draft, context }: EntryEffectProps) {
  const { t, ...format } = useFormatters('catalog');
  const { kind } = context;
  const after = remainingAfter(draft, context);
  if (after !== null && kind !== 'count' && shortfall(draft, context) === null) {
    return t('produce.entry.after', { quantity: format.quantity(after, lot.unit) });
  }
  // A harvest does not depend on the stock.
  if (kind === 'harvest') return null;
  const quantity = format.quantity(remaining, lot.unit);
  return <span className={styles.left}>{t('produce.entry.remaining', { quantity })}</span>;
}

interface ShortfallChoiceProps {
  lot: LotSummary;
  /** What the records say is left. */
  remaining: string;
  /** How much more is taken than that. */
  missing: string;
  isForced: boolean;
  onForce: (isForced: boolean) => void;
  /** Uses the remaining quantity. */
  onTakeRest: () => void;
}

/** The entry exceeds the recorded stock: use the remaining quantity, or correct the records. */
function ShortfallChoice({
  lot,
  remaining,
  missing,
  isForced,
  onForce,
  onTakeRest,
}: ShortfallChoiceProps) {
  const { t, ...format } = useFormatters('catalog');
  const left = format.quantity(remaining, lot.unit);
  const difference = format.quantity(missing, lot.unit);
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
