import { useTranslation } from 'react-i18next';
import { Button } from '../../button/button.tsx';
import styles from '../command.module.css';

export interface PaletteResultsStatusProps {
  /** More results may arrive. */
  readonly isLoading: boolean;
  /** Nothing matches the search text. */
  readonly isEmpty: boolean;
  /** Retries the failed searches; null without a failure. */
  readonly onRetry: (() => void) | null;
}

/** Shows the state of the search, and a retry button where a part of it failed. */
export function PaletteResultsStatus({ isLoading, isEmpty, onRetry }: PaletteResultsStatusProps) {
  const { t } = useTranslation('shell');
  const hasFailed = onRetry !== null && !isLoading;
  return (
    <>
      <p role="status" className={styles.none}>
        {isLoading && t('command.searching')}
        {hasFailed && t('command.searchFailed')}
        {!isLoading && !hasFailed && isEmpty && t('command.none')}
      </p>
      {hasFailed && (
        <Button icon="retry" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
    </>
  );
}
