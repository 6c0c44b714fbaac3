import type { AuditProof as Proof } from '@pazar/contracts/audit-proof';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Quiet, Row, Stack } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { useActionText } from '@pazar/section/record/use-action-text';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { auditProof, proveAudit } from '../../api/audit.ts';
import { ReadPart } from '../frame/loaded-part.tsx';
import { useFormatters } from '../../model/use-formatters.ts';
import { useLoggedChange } from '../record/use-logged-change.ts';
import styles from './changed-fields.module.css';

/** Whether every event of the audit is as it was written, who checked it, and a check of now. */
export function AuditProof() {
  const { t } = useTranslation('management');
  const attempt = useApiMutation<Proof>({ mutationKey: ['management', 'audit', 'proof'] });
  const check = (
    <Button isBusy={attempt.isPending} onClick={() => attempt.mutate(proveAudit)}>
      {t('audit.proof.check')}
    </Button>
  );
  return (
    <PageSection title={t('audit.proof.title')} actions={check}>
      {attempt.error && <ChangeFailure title={t('audit.proof.notChecked')} error={attempt.error} />}
      <ReadPart read={auditProof} of="audit.proof">
        {({ proof: last }) => (
          <div role="status">
            {last === null ? t('audit.proof.none') : <ProofFacts proof={last} />}
          </div>
        )}
      </ReadPart>
    </PageSection>
  );
}

function ProofFacts({ proof: { at, by, entries: count, head, fault } }: { proof: Proof }) {
  const { t, number, timestamp } = useFormatters();
  const checked = { count, number: number(count) };
  const who = by?.displayName ?? t('audit.role.system');
  return (
    <Stack gap="small">
      {fault === null ? (
        <strong>{count === 0 ? t('audit.proof.empty') : t('audit.proof.whole', checked)}</strong>
      ) : (
        <StatusPanel
          tone="danger"
          icon="warning"
          title={t(`audit.proof.${fault.kind}`)}
          detail={t('audit.proof.meaning', checked)}
        >
          <BrokenEntry fault={fault} />
        </StatusPanel>
      )}
      <Quiet>{t('audit.proof.checked', { who, at: timestamp(at) })}</Quiet>
      {head !== null && (
        <Quiet>
          {t('audit.proof.hash', { number: number(head.position) })}{' '}
          <code className={styles.hash}>{head.hash}</code>
        </Quiet>
      )}
    </Stack>
  );
}

function BrokenEntry({ fault }: { fault: NonNullable<Proof['fault']> }) {
  const { t, number, timestamp } = useFormatters();
  const actionText = useActionText();
  const logged = useLoggedChange();
  const { entry, position } = fault;
  const { href, label } = entry === null ? {} : logged(entry);
  return (
    <Row>
      {position !== null && <span>{t('audit.proof.place', { number: number(position) })}</span>}
      {entry !== null && (
        <>
          <strong>{actionText(entry.action)}</strong>
          {href === undefined ? label : <TextLink to={href}>{label ?? href}</TextLink>}
          <span>{entry.actor?.displayName ?? t(`audit.role.${entry.actorRole}`)}</span>
          <time dateTime={entry.at}>{timestamp(entry.at)}</time>
        </>
      )}
    </Row>
  );
}
