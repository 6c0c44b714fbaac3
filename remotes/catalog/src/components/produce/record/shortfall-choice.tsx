import type { LotSummary } from '@pazar/contracts/produce';
import { isPositive } from '@pazar/format/quantity-math';
import { useWords } from '@pazar/section/use-words';
import { Button } from '@pazar/ui/button';
import { Checkbox } from '@pazar/ui/input/checkbox';
import styles from './entry-form.module.css';

export interface ShortfallChoiceProps {
  lot: LotSummary;
  /** What the records say is left. */
  remaining: string;
  /** How much more is taken than that. */
  shortfall: string;
  isForced: boolean;
  onForce: (isForced: boolean) => void;
  /** Takes what is left instead. */
  onTakeRest: () => void;
}

/** More is taken than the records say is there: take what is left, or correct the records. */
export function ShortfallChoice({
  lot,
  remaining,
  shortfall,
  isForced,
  onForce,
  onTakeRest,
}: ShortfallChoiceProps) {
  const { t, ...write } = useWords('catalog');
  const left = write.quantity(remaining, lot.unit);
  const difference = write.quantity(shortfall, lot.unit);
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
