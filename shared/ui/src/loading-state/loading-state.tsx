import { Spinner } from '../spinner/spinner.tsx';
import styles from './loading-state.module.css';

/** For loading content of unknown shape; else prefer a skeleton. */
export function LoadingState({ label }: { label: string }) {
  return (
    <output className={styles.loading}>
      <Spinner />
      {label}
    </output>
  );
}
