import { useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  /** The running task: "Changing prices". */
  label: string;
  /** Completed share, 0 to 1; null while it is unknown. */
  value: number | null;
  /** How far, in words: "214 of 300 kg". */
  detail?: string | undefined;
  isLabelHidden?: boolean | undefined;
}

/** How much of something is done. */
export function Progress({ label, value, detail, isLabelHidden = false }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      {!isLabelHidden && (
        <div className={styles.words}>
          <span id={id}>{label}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </div>
      )}
      <progress
        className={styles.bar}
        max={1}
        value={value ?? undefined}
        aria-labelledby={isLabelHidden ? undefined : id}
        aria-label={isLabelHidden ? label : undefined}
        aria-valuetext={detail}
      />
    </div>
  );
}
