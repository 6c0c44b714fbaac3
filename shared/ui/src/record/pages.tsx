import type { PageInfo } from '@pazar/contracts/page';
import { useTranslation } from '@pazar/shell/translation';
import { Pagination } from '../pagination/pagination.tsx';

export interface PagesProps {
  /** Which list it turns: "Movements". */
  label: string;
  page: PageInfo;
  isBusy: boolean;
  goTo: (cursor: string) => void;
}

/** Turns the pages of a list within a page; nothing for a list of one page. */
export function Pages({ label, page: { prev, next }, isBusy, goTo }: PagesProps) {
  const { t } = useTranslation('shell');
  if (prev === null && next === null) return null;
  const step = (cursor: string | null) => (cursor === null ? undefined : () => goTo(cursor));
  return (
    <Pagination
      label={t('record.pagesOf', { list: label })}
      isBusy={isBusy}
      previous={{ label: t('list.previous'), onGo: step(prev) }}
      next={{ label: t('list.next'), onGo: step(next) }}
    />
  );
}
