import { isPositive, isQuantity, sumOf } from '@pazar/format/quantity-math';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import type { ReactNode } from 'react';
import styles from './quantity-steps.module.css';

export interface QuantityStepsProps {
  /** As the field above has it: null while it is empty, or a text that is no number. */
  value: string | null;
  /** The smallest number; null: it is above zero. */
  least: string | null;
  onChange: (value: string) => void;
  /** Between the buttons: what the number does, announced when it changes. */
  children: ReactNode;
}

/** One less and one more, for a thumb. A button that can do nothing keeps the focus. */
export function QuantitySteps({ value, least, onChange, children }: QuantityStepsProps) {
  const { t } = useTranslation('catalog');
  const steps = [
    { by: '-1.000', icon: 'less', label: t('produce.entry.oneLess') },
    { by: '1.000', icon: 'add', label: t('produce.entry.oneMore') },
  ] as const;
  const [less, more] = steps.map(({ by, icon, label }) => {
    const next = stepped(value, by, least);
    return (
      <Button
        key={by}
        icon={icon}
        aria-label={label}
        title={label}
        aria-disabled={next === null || undefined}
        onClick={() => {
          if (next !== null) onChange(next);
        }}
      />
    );
  });
  return (
    <div className={styles.steps}>
      {less}
      <output className={styles.effect}>{children}</output>
      {more}
    </div>
  );
}

/** The number one step on; null where it would be too small, or is no number yet. */
function stepped(value: string | null, by: string, least: string | null): string | null {
  if (value !== null && !isQuantity(value)) return null;
  const next = sumOf(value ?? '0.000', by);
  return isPositive(next) || next === least ? next : null;
}
