import { useTranslation } from '@pazar/shell/translation';
import { Button } from '../../button/button.tsx';
import styles from '../command.module.css';

export interface PaletteResultsStatusProps {
  /** More may come. */
  readonly isLoading: boolean;
  /** Nothing is offered for what was typed. */
  readonly isEmpty: boolean;
  /** Searches again what failed; null where nothing did. */
  readonly onRetry: (() => void) | null;
}

/** Says how the search goes, and offers another try where a part of it failed. */
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
