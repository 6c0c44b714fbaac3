import type { AgentDetail } from '@pazar/contracts/management';
import { roleSchema, type Role } from '@pazar/contracts/agent-kinds';
import { useTranslation } from '@pazar/shell/translation';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { Stack } from '@pazar/ui/record/layout';
import { ReasonDialog } from '@pazar/ui/record/reason-dialog';
import { type ReactNode, useState } from 'react';
import { roleChange } from '../../model/role-change.ts';

export interface RolesDialogProps {
  agent: AgentDetail;
  isBusy: boolean;
  failure: ReactNode;
  onConfirm: (reason: string, roles: readonly Role[]) => void;
  onCancel: () => void;
}

/** Asks which roles an agent is to have, and says what that gives and takes. */
export function RolesDialog({ agent, onConfirm, ...dialog }: RolesDialogProps) {
  const { t } = useTranslation('management');
  const [roles, setRoles] = useState<readonly Role[]>(agent.roles);
  const { gained, lost } = roleChange(agent.roles, roles);
  const named = (list: readonly Role[]) =>
    list.map((role) => t(`management.role.${role}`)).join(', ');
  return (
    <ReasonDialog
      {...dialog}
      title={t('action.roles.title', { name: agent.displayName })}
      confirmLabel={t('action.roles.confirm')}
      onConfirm={(reason) => {
        if (roles.length > 0 && gained.length + lost.length > 0) onConfirm(reason, roles);
      }}
      detail={
        <Stack>
          <CheckboxGroup<Role>
            label={t('agent.overview.roles')}
            value={roles}
            onChange={setRoles}
            options={roleSchema.options.map((value) => ({
              value,
              label: t(`action.roles.effect.${value}`),
            }))}
            error={roles.length === 0 ? t('action.roles.none') : undefined}
          />
          <div role="status">
            {gained.length > 0 && <p>{t('action.roles.gains', { roles: named(gained) })}</p>}
            {lost.length > 0 && <p>{t('action.roles.loses', { roles: named(lost) })}</p>}
            {gained.length + lost.length === 0 && <p>{t('action.roles.same')}</p>}
          </div>
        </Stack>
      }
    />
  );
}
