import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { StaleNotice } from '@pazar/ui/stale-notice';
import {
  type DefaultError,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What stands beside a record, and belongs to its page only in part. */
export interface Beside<Data> {
  /** Undefined until it is there. */
  readonly data: Data | undefined;
  readonly isPending: boolean;
  /** For its place: that it could not be loaded, with another try. Null while nothing is amiss. */
  readonly notice: ReactNode;
}

/**
 * Reads what stands beside a record: the choices of a field, names, the last sale. Show `notice` in
 * its place. Without it a failure reads as "there is none".
 */
export function useBeside<Data, Key extends QueryKey, Read = Data>(
  options: UseQueryOptions<Read, DefaultError, Data, Key>,
): Beside<Data> {
  const { t } = useTranslation('shell');
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(options);
  const retry = { label: t('action.retry'), isBusy: isFetching, onRetry: () => void refetch() };
  return {
    data,
    isPending,
    notice: isLoadingError ? <StaleNotice message={t('choices.failed')} retry={retry} /> : null,
  };
}

export interface Choices<Row> extends Omit<Beside<readonly Row[]>, 'data'> {
  /** None until they are there. */
  readonly rows: readonly Row[];
}

/**
 * Reads a whole list to choose from. Where the server gives a part of it, `notice` says that there
 * are more; a field that all must be found in takes `Picker` instead.
 *
 * @param most how many rows the server gives at most
 */
export function useChoices<Row, Key extends QueryKey>(
  options: UseQueryOptions<Row[], DefaultError, Row[], Key>,
  most = Number.POSITIVE_INFINITY,
): Choices<Row> {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { data: rows = [], isPending, notice } = useBeside(options);
  if (rows.length < most) return { rows, isPending, notice };
  const cut = t('choices.cut', { number: formatNumber(most, locale) });
  return { rows, isPending, notice: <p role="status">{cut}</p> };
}
