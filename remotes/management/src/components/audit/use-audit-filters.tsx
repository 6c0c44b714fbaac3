import { auditActions } from '@pazar/contracts/audit-action';
import { optionsOf } from '@pazar/section/options-of';
import { lazyComponent } from '@pazar/section/lazy-component';
import { namedQuery } from '@pazar/section/search-source';
import { usePreloaded } from '@pazar/section/use-preloaded';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '@pazar/section/list/filters/list-filter';
import type { ListState } from '@pazar/section/list/query/use-list-state';
import { useActionText } from '@pazar/section/record/use-action-text';
import type { ReactNode } from 'react';
import { agentSource } from '../../api/audit.ts';
import type { auditList } from '../../model/lists.ts';

/** Loads once the audit rests: no row of it needs an input. */
const PersonPicker = lazyComponent(
  () => import(/* webpackChunkName: "audit-proof" */ './person-picker.tsx'),
  'PersonPicker',
);
const pickers = [PersonPicker];

const entities = [
  'agent',
  'product',
  'lot',
  'location',
  'promotion',
  'category',
  'crop',
  'unit',
  'vat-rate',
  'fx-rate',
] as const;
const roles = ['agent', 'management', 'system'] as const;

/** What the audit can be filtered by; people are found by typing. */
export function useAuditFilters(state: Pick<ListState<typeof auditList>, 'url'>): {
  filters: readonly ListFilter<typeof auditList>[];
  /** That the names of the chosen people could not be loaded. */
  notice: ReactNode;
} {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const actionText = useActionText();
  usePreloaded(pickers);
  const { actorId = [], agentId = [] } = state.url.filters;
  const chosen = namedQuery(useHttp(), agentSource, [...actorId, ...agentId]);
  const { data: people = [], notice } = useInlineQuery(chosen);
  const nameOf = (id: string) => {
    const person = people.find((one) => one.id === id);
    return person === undefined ? '…' : agentSource.option(person, locale).label;
  };

  const person = (key: 'actorId' | 'agentId', label: string): ListFilter<typeof auditList> => ({
    key,
    label,
    params: [key],
    show: (values) => values[key]?.map(nameOf).join(', ') ?? null,
    editor: (values, onChange) => (
      <PersonPicker
        label={label}
        value={values[key]?.[0] ?? null}
        onChange={(id) => onChange({ [key]: id === null ? [] : [id] })}
      />
    ),
  });

  const filters: readonly ListFilter<typeof auditList>[] = [
    {
      key: 'action',
      label: t('audit.filter.action'),
      options: optionsOf(auditActions, actionText),
    },
    {
      key: 'entity',
      label: t('audit.filter.entity'),
      options: optionsOf(entities, (entity) => t(`audit.entity.${entity}`)),
    },
    person('actorId', t('audit.filter.actor')),
    person('agentId', t('audit.filter.agent')),
    {
      key: 'actorRole',
      label: t('audit.filter.role'),
      options: optionsOf(roles, (role) => t(`audit.role.${role}`)),
    },
    { key: 'at', label: t('audit.filter.time') },
  ];
  return { filters, notice };
}
