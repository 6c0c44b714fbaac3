import type { PageInfo } from '@pazar/contracts/page';
import { useTranslation } from '@pazar/shell/translation';
import { Pagination } from '@pazar/ui/pagination';

export interface EntryPagesProps {
  /** Which list it turns. */
  label: string;
  page: PageInfo;
  isBusy: boolean;
  onGoTo: (cursor: string) => void;
}

/** Turns the pages of a list that stands within a page; nothing for a list of one page. */
export function EntryPages({ label, page: { prev, next }, isBusy, onGoTo }: EntryPagesProps) {
  const { t } = useTranslation('catalog');
  if (prev === null && next === null) return null;
  const step = (cursor: string | null) => (cursor === null ? undefined : () => onGoTo(cursor));
  return (
    <Pagination
      label={label}
      isBusy={isBusy}
      previous={{ label: t('pages.previous'), onGo: step(prev) }}
      next={{ label: t('pages.next'), onGo: step(next) }}
    />
  );
}
