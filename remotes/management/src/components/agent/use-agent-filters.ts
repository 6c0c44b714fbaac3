import { accountStatusSchema, verificationStatusSchema } from '@pazar/contracts/account-status';
import { roleSchema, userTypeSchema } from '@pazar/contracts/agent-kinds';
import { municipalityList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import type { ListFilter } from '@pazar/section/list/filters/list-filter';
import { optionsOf } from '@pazar/section/options-of';
import type { ReactNode } from 'react';
import type { agentList } from '../../model/lists.ts';
import { useFormatters } from '../../model/use-formatters.ts';

type Filter = ListFilter<typeof agentList>;

/** What the list of agents can be filtered by; `notice` says that the choices of one could not be loaded. */
export function useAgentFilters(): { filters: readonly Filter[]; notice: ReactNode } {
  const { t, locale } = useFormatters();
  const { rows, notice } = useChoices(municipalityList(useHttp()));
  const municipalities = rows.map(({ code, name }) => ({ value: code, label: name[locale] }));
  const statuses = optionsOf(accountStatusSchema.options, (status) =>
    t(`management.account.${status}`),
  );
  const verifications = optionsOf(verificationStatusSchema.options, (status) =>
    t(`management.verification.${status}`),
  );
  const types = optionsOf(userTypeSchema.options, (type) => t(`management.userType.${type}`));
  const roles = optionsOf(roleSchema.options, (role) => t(`management.role.${role}`));
  const filters: Filter[] = [
    { key: 'accountStatus', label: t('management.column.account'), options: statuses },
    {
      key: 'verificationStatus',
      label: t('management.column.verification'),
      options: verifications,
    },
    { key: 'userType', label: t('management.column.userType'), options: types },
    { key: 'role', label: t('management.column.roles'), options: roles },
    { key: 'municipality', label: t('management.filter.municipality'), options: municipalities },
    { key: 'registered', label: t('management.column.registered') },
  ];
  return { filters, notice };
}
