import { useTranslation } from '@pazar/shell/translation';
import { StaleNotice } from '@pazar/ui/stale-notice';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CutNotice } from './cut-notice.tsx';

export interface Choices<Row> {
  /** None until they are there. */
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  /**
   * For their place: that they could not be loaded, where an empty list would say that there are
   * none, or that there are more of them.
   */
  readonly notice: ReactNode;
}

/**
 * What can be chosen from, or what belongs beside something, with a word when it is not all there.
 *
 * @param most how many the server gives at most; with as many there may be more
 */
export function useChoices<Row, Key extends QueryKey>(
  options: UseQueryOptions<Row[], Error, Row[], Key>,
  most = Number.POSITIVE_INFINITY,
): Choices<Row> {
  const { t } = useTranslation('catalog');
  const { data, isPending, isLoadingError, refetch } = useQuery(options);
  const retry = { label: t('action.retry'), onRetry: () => void refetch() };
  const rows = data ?? [];
  function notice(): ReactNode {
    if (isLoadingError) return <StaleNotice message={t('choices.failed')} retry={retry} />;
    return rows.length < most ? null : <CutNotice count={rows.length} most={most} />;
  }
  return { rows, isPending, notice: notice() };
}
