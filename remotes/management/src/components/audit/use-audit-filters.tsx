import { auditActions } from '@pazar/contracts/audit-action';
import { Picker } from '@pazar/section/picker';
import { useSearch } from '@pazar/section/use-search';
import { useTranslation } from '@pazar/shell/translation';
import type { ListFilter } from '@pazar/ui/list/filters/list-filter';
import { optionsOf } from '@pazar/section/options-of';
import type { ListState } from '@pazar/ui/list/query/use-list-state';
import { useActionText } from '@pazar/ui/record/use-action-text';
import { agentSource } from '../../api/audit.ts';
import type { auditList } from '../../model/lists.ts';

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
export function useAuditFilters(
  state: Pick<ListState<typeof auditList>, 'url'>,
): readonly ListFilter<typeof auditList>[] {
  const { t } = useTranslation('management');
  const actionText = useActionText();
  const { actorId = [], agentId = [] } = state.url.filters;
  const { chosen } = useSearch(agentSource, [...actorId, ...agentId]);
  const nameOf = (id: string) => chosen.find(({ value }) => value === id)?.label ?? '…';

  const person = (key: 'actorId' | 'agentId', label: string): ListFilter<typeof auditList> => ({
    key,
    label,
    params: [key],
    show: (values) => values[key]?.map(nameOf).join(', ') ?? null,
    editor: (values, onChange) => (
      <Picker
        label={label}
        source={agentSource}
        value={values[key]?.[0] ?? null}
        onChange={(id) => onChange({ [key]: id === null ? [] : [id] })}
      />
    ),
  });

  return [
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
}
