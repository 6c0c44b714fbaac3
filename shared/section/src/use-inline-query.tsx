import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '@pazar/ui/stale-notice';
import {
  type DefaultError,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Data beside a record, which only partly belong to its page. */
export interface InlineQuery<Data> {
  /** Undefined until loaded. */
  readonly data: Data | undefined;
  readonly isPending: boolean;
  /** Rendered in its place: the load failure, with a retry button. Null without a failure. */
  readonly notice: ReactNode;
}

/**
 * Reads data beside a record: the choices of a field, names, the last sale. Show `notice` in its
 * place. Without it a failure looks like an empty list.
 */
export function useInlineQuery<Data, Key extends QueryKey, Read = Data>(
  options: UseQueryOptions<Read, DefaultError, Data, Key>,
): InlineQuery<Data> {
  const { t } = useTranslation('shell');
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(options);
  const retry = { label: t('action.retry'), isBusy: isFetching, onRetry: () => void refetch() };
  return {
    data,
    isPending,
    notice: isLoadingError ? <StaleNotice message={t('choices.failed')} retry={retry} /> : null,
  };
}

export interface Choices<Row> extends Omit<InlineQuery<readonly Row[]>, 'data'> {
  /** Empty until loaded. */
  readonly rows: readonly Row[];
}

/**
 * Reads a whole list to choose from. When the server returns only a part, `notice` says that there
 * are more; a field that must offer all rows uses `Picker` instead.
 *
 * @param most how many rows the server returns at most
 */
export function useChoices<Row, Key extends QueryKey>(
  options: UseQueryOptions<Row[], DefaultError, Row[], Key>,
  most = Number.POSITIVE_INFINITY,
): Choices<Row> {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { data: rows = [], isPending, notice } = useInlineQuery(options);
  if (rows.length < most) return { rows, isPending, notice };
  const cut = t('choices.cut', { number: formatNumber(most, locale) });
  return { rows, isPending, notice: <p role="status">{cut}</p> };
}
