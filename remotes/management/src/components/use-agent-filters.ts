import { accountStatusSchema, verificationStatusSchema } from '@pazar/contracts/agent';
import { roleSchema, userTypeSchema } from '@pazar/contracts/session';
import { municipalityList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { ListFilter } from '@pazar/ui/list/filters/list-filter';
import type { ReactNode } from 'react';
import type { agentList } from '../model/agent-list.ts';

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
      options: accountStatusSchema.options.map((value) => ({
        value,
        label: t(`management.account.${value}`),
      })),
    },
    {
      key: 'verificationStatus',
      label: t('management.column.verification'),
      options: verificationStatusSchema.options.map((value) => ({
        value,
        label: t(`management.verification.${value}`),
      })),
    },
    {
      key: 'userType',
      label: t('management.column.userType'),
      options: userTypeSchema.options.map((value) => ({
        value,
        label: t(`management.userType.${value}`),
      })),
    },
    {
      key: 'role',
      label: t('management.column.roles'),
      options: roleSchema.options.map((value) => ({ value, label: t(`management.role.${value}`) })),
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
