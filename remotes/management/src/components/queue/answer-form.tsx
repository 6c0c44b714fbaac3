import type { AgentDetail, VerificationDecision } from '@pazar/contracts/management';
import { reasonLimits, reasonSchema } from '@pazar/contracts/reason';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { type Keys, useCommands } from '@pazar/shell/commands';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '@pazar/ui/button';
import { TextArea } from '@pazar/ui/input/text-area';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { StatusPanel } from '@pazar/ui/status-panel';
import { useEffect, useId, useRef, useState } from 'react';
import { agentResource } from '../../api/agents.ts';
import { decide } from '../../api/verification.ts';
import {
  presetNames,
  presetText,
  reasonUnlessEntered,
} from '@pazar/contracts/verification-reasons';
import styles from './answer-form.module.css';

type Decision = VerificationDecision['decision'];

/** The three answers, each by the key of its English name, by its place on the keyboard. */
const answers: readonly { readonly decision: Decision; readonly keys: Keys }[] = [
  { decision: 'REJECTED', keys: { code: 'KeyR' } },
  { decision: 'VERIFIED', keys: { code: 'KeyA' } },
  { decision: 'CHANGES_REQUESTED', keys: { code: 'KeyC' } },
];

export interface AnswerFormProps {
  agent: AgentDetail;
  /** The case is decided; the next one is opened. */
  onDecided: () => void;
}

/** Approve, reject or ask for changes, with the reason that the agent reads word for word. */
export function AnswerForm({ agent, onDecided }: AnswerFormProps) {
  const { t } = useTranslation('management');
  const notify = useNotify();
  const { id, displayName: name, locale } = agent;
  const change = useApiMutation(agentResource.mutation(id));
  const titleId = useId();
  const form = useRef<HTMLElement>(null);
  const [entered, setEntered] = useState('');
  const [hasTried, setTried] = useState(false);
  // An approval cannot be taken back, and one key asks for it.
  const [isApproving, setApproving] = useState(false);
  const { data: given } = reasonSchema.safeParse(entered);
  // A preset is chosen again with one key.
  const isTyped = !['', ...presetNames.map((preset) => presetText(preset, locale))].includes(
    entered.trim(),
  );
  const release = useLeaveGuard(isTyped);

  function reasonFor(decision: Decision): string | undefined {
    const text = entered.trim() === '' ? reasonUnlessEntered(decision, locale) : entered;
    return reasonSchema.safeParse(text).data;
  }
  function answer(decision: Decision): void {
    const isWrong = reasonFor(decision) === undefined;
    setTried(isWrong);
    if (isWrong) form.current?.querySelector('textarea')?.focus();
    setApproving(!isWrong && decision === 'VERIFIED');
    if (decision !== 'VERIFIED') send(decision);
  }
  function send(decision: Decision): void {
    const reason = reasonFor(decision);
    if (reason === undefined) return;
    change.mutate(decide(agent, { decision, reason }), {
      onSuccess: () => {
        release();
        notify(t(`queue.done.${decision}`, { name }));
        onDecided();
      },
    });
  }
  useCommands([
    ...answers.map(({ decision, keys }) => ({
      id: `queue.${decision}`,
      label: t(`queue.answer.${decision}`),
      keys,
      run: () => answer(decision),
    })),
    ...presetNames.map((preset, index) => ({
      id: `queue.preset.${preset}`,
      label: t(`queue.preset.${preset}`),
      keys: { code: `Digit${index + 1}` },
      run: () => setEntered(presetText(preset, locale)),
    })),
  ]);

  return (
    <>
      <section ref={form} className={styles.answer} aria-labelledby={titleId}>
        <div className={styles.title}>
          <h3 id={titleId}>{t('queue.answer')}</h3>
          <span>{t(`queue.reason.${locale}`)}</span>
        </div>
        <div className={styles.presets}>
          {presetNames.map((preset, index) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={entered === presetText(preset, locale)}
              onClick={() => setEntered(presetText(preset, locale))}
            >
              {t(`queue.preset.${preset}`)} <kbd aria-hidden="true">{index + 1}</kbd>
            </button>
          ))}
        </div>
        <TextArea
          label={t('reason')}
          lang={locale}
          rows={2}
          value={entered}
          onChange={setEntered}
          limit={reasonLimits.max}
          error={hasTried && given === undefined ? t('text.wrongLength', reasonLimits) : undefined}
        />
        <ChangeFailure title={t('queue.notDecided', { name })} error={change.error} />
      </section>
      <div className={styles.bar} data-save-bar="" role="region" aria-label={t('queue.decision')}>
        {isApproving ? (
          <ConfirmApproval
            name={name}
            reason={reasonFor('VERIFIED')}
            isBusy={change.isPending}
            onConfirm={() => send('VERIFIED')}
            onCancel={() => setApproving(false)}
          />
        ) : (
          answers.map(({ decision, keys }) => (
            <Button
              key={decision}
              variant={variantOf(decision, given !== undefined)}
              isBusy={change.isPending}
              onClick={() => answer(decision)}
            >
              {t(`queue.answer.${decision}`)}{' '}
              <kbd aria-hidden="true">{keys.code.slice('Key'.length)}</kbd>
            </Button>
          ))
        )}
      </div>
    </>
  );
}

/** With a reason the next step is to ask for changes, without one to approve. */
function variantOf(decision: Decision, hasReason: boolean): NonNullable<ButtonProps['variant']> {
  if (decision === 'REJECTED') return 'quiet';
  return (decision === 'CHANGES_REQUESTED') === hasReason ? 'primary' : 'secondary';
}

interface ConfirmApprovalProps {
  name: string;
  reason: string | undefined;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an approval is sent. It has the focus, so that Enter goes on. */
function ConfirmApproval({ name, reason, isBusy, onConfirm, onCancel }: ConfirmApprovalProps) {
  const { t } = useTranslation('management');
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(function startAtConfirm() {
    confirm.current?.focus();
  }, []);
  return (
    <StatusPanel
      title={t('queue.confirm', { name })}
      detail={t('queue.confirm.effect', { reason: reason ?? '' })}
      icon="info"
    >
      <Button onClick={onCancel}>{t('queue.confirm.back')}</Button>
      <Button ref={confirm} variant="primary" isBusy={isBusy} onClick={onConfirm}>
        {t('queue.answer.VERIFIED')} <kbd aria-hidden="true">{t('queue.confirm.key')}</kbd>
      </Button>
    </StatusPanel>
  );
}
