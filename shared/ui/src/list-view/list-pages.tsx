import type { PageInfo } from '@pazar/contracts/page';
import { usePageCursor } from '@pazar/shell/page-cursor';
import { useTranslation } from '@pazar/shell/translation';
import { Pagination } from '../pagination/pagination.tsx';

export interface ListPagesProps {
  page: PageInfo;
  /** Another page is on its way. */
  isBusy: boolean;
}

/** Turns the pages of a list through the address; nothing for a list of one page. */
export function ListPages({ page: { next, prev }, isBusy }: ListPagesProps) {
  const { t } = useTranslation('shell');
  const { goTo } = usePageCursor();
  if (next === null && prev === null) return null;

  return (
    <Pagination
      label={t('list.pages')}
      isBusy={isBusy}
      previous={{ label: t('list.previous'), onGo: prev === null ? undefined : () => goTo(prev) }}
      next={{ label: t('list.next'), onGo: next === null ? undefined : () => goTo(next) }}
    />
  );
}
