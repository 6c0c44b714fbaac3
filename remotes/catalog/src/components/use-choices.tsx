import { useTranslation } from '@pazar/shell/translation';
import { StaleNotice } from '@pazar/ui/stale-notice';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface Choices<Row> {
  /** None until they are there. */
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  /** For their place while they could not be loaded: an empty list would say that there are none. */
  readonly failure: ReactNode;
}

/** What can be chosen from, or what belongs beside something, with a word when it cannot be had. */
export function useChoices<Row, Key extends QueryKey>(
  options: UseQueryOptions<Row[], Error, Row[], Key>,
): Choices<Row> {
  const { t } = useTranslation('catalog');
  const { data, isPending, isLoadingError, refetch } = useQuery(options);
  const retry = { label: t('action.retry'), onRetry: () => void refetch() };
  return {
    rows: data ?? [],
    isPending,
    failure: isLoadingError && <StaleNotice message={t('choices.failed')} retry={retry} />,
  };
}
