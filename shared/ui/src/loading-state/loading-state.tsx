import { Spinner } from '../spinner/spinner.tsx';
import styles from './loading-state.module.css';

/** Something is on its way and its shape is not known; else prefer a skeleton. */
export function LoadingState({ label }: { label: string }) {
  return (
    <output className={styles.loading}>
      <Spinner />
      {label}
    </output>
  );
}
