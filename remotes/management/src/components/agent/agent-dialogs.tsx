import type { AgentDetail } from '@pazar/contracts/management';
import { roleSchema, type Role } from '@pazar/contracts/agent-kinds';
import { instantOf } from '@pazar/format/market-time';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { DateField } from '@pazar/ui/input/date-field';
import { useToday } from '@pazar/ui/input/use-today';
import { Stack } from '@pazar/ui/layout';
import { ReasonDialog, type ReasonDialogProps } from '@pazar/section/input/reason-dialog';
import { useState } from 'react';
import { roleChange } from '../../model/role-change.ts';

interface AgentDialogProps<Answer> extends Pick<
  ReasonDialogProps,
  'isBusy' | 'failure' | 'onCancel'
> {
  agent: AgentDetail;
  onConfirm: (reason: string, answer: Answer) => void;
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Asks why an agent is suspended and for how long, and says what follows from it. Answers the end of
 * the last day in Skopje; null without one.
 */
export function SuspendDialog({ agent, onConfirm, ...dialog }: AgentDialogProps<string | null>) {
  const { t } = useTranslation('management');
  const today = useToday();
  const [day, setDay] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const isRight = day === null || (calendarDay.test(day) && day >= today);

  function confirm(reason: string): void {
    setTried(true);
    if (isRight) onConfirm(reason, day === null ? null : instantOf(day, '24:00'));
  }
  return (
    <ReasonDialog
      {...dialog}
      title={t('action.suspend.title', { name: agent.displayName })}
      confirmLabel={t('action.suspend')}
      onConfirm={confirm}
      detail={
        <Stack>
          <p>{t('action.suspend.effect')}</p>
          <DateField
            label={t('action.suspend.until')}
            hint={t('action.suspend.untilHint')}
            value={day}
            onChange={setDay}
            min={today}
            error={hasTried && !isRight ? t('action.suspend.past') : undefined}
          />
        </Stack>
      }
    />
  );
}

/** Asks for the new roles of an agent and shows the permissions that they add and remove. */
export function RolesDialog({ agent, onConfirm, ...dialog }: AgentDialogProps<readonly Role[]>) {
  const { t } = useTranslation('management');
  const [roles, setRoles] = useState<readonly Role[]>(agent.roles);
  const { gained, lost } = roleChange(agent.roles, roles);
  const named = (list: readonly Role[]) =>
    list.map((role) => t(`management.role.${role}`)).join(', ');
  return (
    <ReasonDialog
      {...dialog}
      title={t('action.roles.title', { name: agent.displayName })}
      confirmLabel={t('action.roles')}
      onConfirm={(reason) => {
        if (roles.length > 0 && gained.length + lost.length > 0) onConfirm(reason, roles);
      }}
      detail={
        <Stack>
          <CheckboxGroup<Role>
            label={t('field.roles')}
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
