import { usePageTitle } from '@pazar/shell/page-title';
import { useTranslation } from 'react-i18next';
import { Stack } from '@pazar/ui/layout';
import type { ReactNode } from 'react';
import type { AccountGroup } from './account-groups.ts';

export interface GroupPageProps {
  group: AccountGroup;
  children: ReactNode;
}

/** The page of one group, below the tabs; the browser's tab has the name of the group. */
export function GroupPage({ group, children }: GroupPageProps) {
  const { t } = useTranslation('account');
  usePageTitle(t(`account.group.${group}`));
  return <Stack gap="large">{children}</Stack>;
}
