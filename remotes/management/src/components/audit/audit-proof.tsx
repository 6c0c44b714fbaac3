import type { AuditProof as Proof } from '@pazar/contracts/audit-proof';
import { formatDateTime } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { useCall } from '@pazar/section/use-call';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { Quiet, Row, Stack } from '@pazar/ui/record/layout';
import { Loaded } from '@pazar/ui/record/loaded';
import { PageSection } from '@pazar/ui/record/page-section';
import { useActionText } from '@pazar/ui/record/use-action-text';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { auditProof, proveAudit } from '../../api/audit.ts';
import { useLoggedChange } from '../record/use-logged-change.ts';
import styles from './changed-fields.module.css';

/** Whether every event of the audit is as it was written, who checked it, and a check of now. */
export function AuditProof() {
  const { t } = useTranslation('management');
  const proof = useQuery(auditProof(useHttp()));
  const attempt = useCall<Proof>(['management', 'audit', 'proof']);
  const check = (
    <Button isBusy={attempt.isPending} onClick={() => attempt.run(proveAudit, () => undefined)}>
      {t('audit.proof.check')}
    </Button>
  );
  return (
    <PageSection title={t('audit.proof.title')} actions={check}>
      {attempt.error && <ChangeFailure title={t('audit.proof.failed')} error={attempt.error} />}
      <Loaded
        query={proof}
        texts={{ loading: t('audit.proof.loading'), failed: t('audit.proof.unknown') }}
      >
        {({ proof: last }) => (
          <div role="status">
            {last === null ? t('audit.proof.none') : <ProofFacts proof={last} />}
          </div>
        )}
      </Loaded>
    </PageSection>
  );
}

function ProofFacts({ proof: { at, by, entries: count, head, fault } }: { proof: Proof }) {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const number = formatNumber(count, locale);
  const who = by?.displayName ?? t('audit.role.system');
  return (
    <Stack gap="small">
      {fault === null ? (
        <strong>
          {count === 0 ? t('audit.list.empty') : t('audit.proof.whole', { count, number })}
        </strong>
      ) : (
        <StatusPanel
          tone="danger"
          icon="warning"
          title={t(`audit.proof.${fault.kind}`)}
          detail={t('audit.proof.meaning', { count, number })}
        >
          <BrokenEntry fault={fault} />
        </StatusPanel>
      )}
      <Quiet>{t('audit.proof.checked', { who, at: formatDateTime(at, locale) })}</Quiet>
      {head !== null && (
        <Quiet>
          {t('audit.proof.hash', { number: formatNumber(head.position, locale) })}{' '}
          <code className={styles.hash}>{head.hash}</code>
        </Quiet>
      )}
    </Stack>
  );
}

function BrokenEntry({ fault }: { fault: NonNullable<Proof['fault']> }) {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const actionText = useActionText();
  const logged = useLoggedChange();
  const { entry, position } = fault;
  const { href, label } = entry === null ? {} : logged(entry);
  return (
    <Row>
      {position !== null && (
        <span>{t('audit.proof.place', { number: formatNumber(position, locale) })}</span>
      )}
      {entry !== null && (
        <>
          <strong>{actionText(entry.action)}</strong>
          {href === undefined ? label : <TextLink to={href}>{label ?? href}</TextLink>}
          <span>{entry.actor?.displayName ?? t(`audit.role.${entry.actorRole}`)}</span>
          <time dateTime={entry.at}>{formatDateTime(entry.at, locale)}</time>
        </>
      )}
    </Row>
  );
}
