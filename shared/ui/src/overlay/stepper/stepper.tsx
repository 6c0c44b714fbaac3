import { useTranslation } from '@pazar/shell/translation';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** What the steps lead to: "Import of products". */
  label: string;
  /** Their names in order. */
  steps: readonly string[];
  /** Index of the one that is under way; the number of steps when all are done. */
  current: number;
}

/** Where one is in work of a few steps. It shows; going back and forth is for buttons below it. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation('shell');
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={stateOf(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.name}>
            {step}
            {index < current && <VisuallyHidden> {t('overlay.stepDone')}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}
