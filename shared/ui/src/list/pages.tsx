import type { PageInfo } from '@pazar/contracts/page';
import { formatTotal } from '@pazar/format/total';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Pagination } from '../pagination/pagination.tsx';

export interface PagesProps {
  page: PageInfo;
  /** Another page is loading. */
  isBusy: boolean;
  goTo: (cursor: string) => void;
  /** Which list it turns, where it is a part of a page: "Movements". */
  label?: string | undefined;
}

/** Pagination of an API list with the number of its rows; empty for a single page. */
export function Pages({ page, isBusy, goTo, label }: PagesProps) {
  const { t } = useTranslation('shell');
  const total = formatTotal(page, useLocale());
  const { prev, next, limit } = page;
  if (prev === null && next === null) return null;
  return (
    <Pagination
      label={t(label === undefined ? 'list.pages' : 'list.pagesOf', { list: label })}
      isBusy={isBusy}
      // A cursor knows no position, but the first page of several is full.
      summary={total && t(prev === null ? 'list.firstOf' : 'list.total', { ...total, limit })}
      previous={{ label: t('list.previous'), onGo: prev === null ? undefined : () => goTo(prev) }}
      next={{ label: t('list.next'), onGo: next === null ? undefined : () => goTo(next) }}
    />
  );
}
