import type { AgentDetail } from '@pazar/contracts/management';
import { instantOf } from '@pazar/format/market-time';
import { useTranslation } from '@pazar/shell/translation';
import { DateField } from '@pazar/ui/input/date-field';
import { useToday } from '@pazar/ui/input/use-today';
import { Stack } from '@pazar/ui/record/layout';
import { ReasonDialog } from '@pazar/ui/record/reason-dialog';
import { type ReactNode, useState } from 'react';

export interface SuspendDialogProps {
  agent: AgentDetail;
  isBusy: boolean;
  failure: ReactNode;
  /** `until` is the end of the last day in Skopje; null without one. */
  onConfirm: (reason: string, until: string | null) => void;
  onCancel: () => void;
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Asks why an agent is suspended and for how long, and says what follows from it. */
export function SuspendDialog({ agent, onConfirm, ...dialog }: SuspendDialogProps) {
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
      confirmLabel={t('action.suspend.confirm')}
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
