import type { PageInfo } from '@pazar/contracts/page';
import { formatNumber } from '@pazar/format/number';
import { formatTotal } from '@pazar/format/total';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Pagination } from '@pazar/ui/pagination';

export interface PagesProps {
  page: PageInfo;
  /** Another page is loading. */
  isBusy: boolean;
  goTo: (cursor: string) => void;
  /** Which list it turns, where it is a part of a page: "Movements". */
  label?: string | undefined;
}

/** Pagination of an API list with the numbers of its rows; empty for a single page. */
export function Pages({ page, isBusy, goTo, label }: PagesProps) {
  const { t } = useTranslation('shell');
  const summary = useSummary(page);
  const { prev, next } = page;
  if (prev === null && next === null) return null;
  return (
    <Pagination
      label={t(label === undefined ? 'list.pages' : 'list.pagesOf', { list: label })}
      isBusy={isBusy}
      summary={summary}
      previous={{ label: t('list.previous'), onGo: prev === null ? undefined : () => goTo(prev) }}
      next={{ label: t('list.next'), onGo: next === null ? undefined : () => goTo(next) }}
    />
  );
}

/** "26–45 of 45"; only "45 rows" while the list does not say which, or is shorter by now. */
function useSummary({ from, limit, total, totalIsExact = true }: PageInfo): string | null {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const written = formatTotal({ total, totalIsExact }, locale);
  if (total === undefined || written === null) return null;
  if (from === undefined || (totalIsExact && from > total)) return t('list.total', written);
  const end = from + limit - 1;
  return t('list.pageOf', {
    ...written,
    from: formatNumber(from, locale),
    to: formatNumber(totalIsExact ? Math.min(end, total) : end, locale),
  });
}
