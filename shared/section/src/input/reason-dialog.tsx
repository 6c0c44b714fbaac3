import { reasonLimits, reasonSchema } from '@pazar/contracts/reason';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useTranslation } from 'react-i18next';
import { type ReactNode, useState } from 'react';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { TextArea } from '@pazar/ui/input/text-area';
import { FormDialog } from '@pazar/ui/input/form-dialog';

export interface ReasonDialogProps {
  /** The action: "Suspend Ana Petrova?" */
  title: string;
  /** Its consequences. */
  detail?: ReactNode;
  /** The button that does it, an imperative. */
  confirmLabel: string;
  /** Common reasons, already translated; a selected one can be edited. */
  presets?: readonly string[];
  isBusy?: boolean;
  /** Why it was not done: a `ChangeFailure`. */
  failure?: ReactNode;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of an action before it runs: the agent concerned will read it verbatim. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, detail, confirmLabel, presets = [], isBusy = false, failure } = props;
  const { onConfirm, onCancel } = props;
  const { t } = useTranslation('shell');
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const { data: given } = reasonSchema.safeParse(reason);
  const hasFailed = Boolean(failure) && !isBusy;
  // What succeeds may navigate before the dialog closes: then nothing is lost.
  useLeaveGuard(reason.trim() !== '' && (!isSent || hasFailed));

  function confirm(): void {
    if (given === undefined) return;
    setSent(true);
    onConfirm(given);
  }
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
      onSubmit={confirm}
      onCancel={onCancel}
    >
      {(hasTried) => (
        <>
          {detail}
          {presets.length > 0 && (
            <RadioGroup
              label={t('record.reason.preset')}
              options={presets.map((preset) => ({ value: preset, label: preset }))}
              value={presets.includes(reason) ? reason : null}
              onChange={setReason}
            />
          )}
          <TextArea
            label={t('record.reason.label')}
            hint={t('record.reason.hint')}
            value={reason}
            onChange={setReason}
            limit={reasonLimits.max}
            error={
              hasTried && given === undefined ? t('record.reason.wrong', reasonLimits) : undefined
            }
          />
          {failure}
        </>
      )}
    </FormDialog>
  );
}
