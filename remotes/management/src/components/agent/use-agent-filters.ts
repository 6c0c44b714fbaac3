import { accountStatusSchema, verificationStatusSchema } from '@pazar/contracts/account-status';
import { roleSchema, userTypeSchema } from '@pazar/contracts/agent-kinds';
import { municipalityList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { ListFilter } from '@pazar/ui/list/filters/list-filter';
import { optionsOf } from '@pazar/section/options-of';
import type { ReactNode } from 'react';
import type { agentList } from '../../model/agent-list.ts';

export interface AgentFilters {
  readonly filters: readonly ListFilter<typeof agentList>[];
  /** For the page: that the choices of a filter could not be loaded. */
  readonly notice: ReactNode;
}

/** What the list of agents can be filtered by. */
export function useAgentFilters(): AgentFilters {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const { rows, notice } = useChoices(municipalityList(useHttp()));

  const filters: ListFilter<typeof agentList>[] = [
    {
      key: 'accountStatus',
      label: t('management.column.account'),
      options: optionsOf(accountStatusSchema.options, (status) =>
        t(`management.account.${status}`),
      ),
    },
    {
      key: 'verificationStatus',
      label: t('management.column.verification'),
      options: optionsOf(verificationStatusSchema.options, (status) =>
        t(`management.verification.${status}`),
      ),
    },
    {
      key: 'userType',
      label: t('management.column.userType'),
      options: optionsOf(userTypeSchema.options, (type) => t(`management.userType.${type}`)),
    },
    {
      key: 'role',
      label: t('management.column.roles'),
      options: optionsOf(roleSchema.options, (role) => t(`management.role.${role}`)),
    },
    {
      key: 'municipality',
      label: t('management.filter.municipality'),
      options: rows.map(({ code, name }) => ({ value: code, label: name[locale] })),
    },
    { key: 'registered', label: t('management.column.registered') },
  ];
  return { filters, notice };
}
