import type { ListTab } from '@pazar/section/list/data-list';
import type { TFunction } from 'i18next';
import type { locationList } from '../model/location-list.ts';

/** What agents look for most among their locations. */
export const locationTabs = (
  t: TFunction<'locations'>,
): readonly ListTab<typeof locationList>[] => [
  { key: 'open', label: t('location.filter.openNow.true'), filters: { openNow: ['true'] } },
  { key: 'fix', label: t('location.filter.fix'), filters: { hasWarning: ['true'] } },
  {
    key: 'archived',
    label: t('location.statuses.ARCHIVED'),
    filters: { status: ['ARCHIVED'] },
  },
];
