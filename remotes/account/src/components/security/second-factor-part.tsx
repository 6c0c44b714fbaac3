import { accountKey } from '@pazar/section/account';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import {
  recoveryCodesSchema,
  secondFactorSecretSchema,
  type SecondFactorSecret,
} from '@pazar/contracts/account-security';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';
import { Button } from '@pazar/ui/button';
import { Row, Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { PageSection } from '@pazar/ui/page-section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nothing, ownSecurity } from '../../api/security.ts';
import { ProofDialog, type Proof } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

/** The open dialog: a question for the password, the secret to scan, or codes that are shown once. */
type Step =
  | { kind: 'turnOn' | 'turnOff' | 'renew' }
  | { kind: 'scan'; secret: SecondFactorSecret }
  | { kind: 'codes'; codes: string[] };

/** Turns two-step login on and off, and makes new recovery codes. */
export function SecondFactorPart() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const query = useQuery(ownSecurity(useHttp()));
  const [step, setStep] = useState<Step | null>(null);
  return (
    <PageSection title={t('account.security.factor.title')} isFramed>
      <p>{t('account.security.factor.lead')}</p>
      <Loaded
        query={query}
        texts={{
          loading: t('account.security.factor.loading'),
          failed: t('account.security.factor.failed'),
        }}
      >
        {({ secondFactor }) =>
          secondFactor === null ? (
            <Row align="apart">
              <Badge tone="neutral">{t('account.security.factor.off')}</Badge>
              <Button onClick={() => setStep({ kind: 'turnOn' })}>
                {t('account.security.factor.turnOn')}
              </Button>
            </Row>
          ) : (
            <Stack>
              <span>
                <Badge tone="good">{t('account.security.factor.on')}</Badge>{' '}
                {t('account.security.factor.since', {
                  at: formatEnteredTime(secondFactor.since, locale),
                })}
                <br />
                {t('account.security.factor.codesLeft', {
                  left: formatNumber(secondFactor.codesLeft, locale),
                })}
              </span>
              <Row>
                <Button onClick={() => setStep({ kind: 'renew' })}>
                  {t('account.security.factor.renew')}
                </Button>
                <Button onClick={() => setStep({ kind: 'turnOff' })}>
                  {t('account.security.factor.turnOff')}
                </Button>
              </Row>
            </Stack>
          )
        }
      </Loaded>
      {step !== null && <FactorStep step={step} onStep={setStep} />}
    </PageSection>
  );
}

interface FactorStepProps {
  step: Step;
  onStep: (step: Step | null) => void;
}

function FactorStep({ step, onStep }: FactorStepProps) {
  const close = () => onStep(null);
  if (step.kind === 'codes') return <RecoveryCodesDialog codes={step.codes} onClose={close} />;
  if (step.kind === 'scan') {
    return (
      <SecondFactorDialog
        secret={step.secret}
        onDone={(codes) => onStep({ kind: 'codes', codes })}
        onCancel={close}
      />
    );
  }
  return <FactorProof kind={step.kind} onStep={onStep} />;
}

interface FactorProofProps extends Pick<FactorStepProps, 'onStep'> {
  kind: 'turnOn' | 'turnOff' | 'renew';
}

function FactorProof({ kind, onStep }: FactorProofProps) {
  const { t } = useTranslation('account');
  const path = '/v1/account/second-factor';
  const change = useApiMutation({
    mutationKey: ['account', `factor.${kind}`],
    refetch: accountKey,
    mutationFn: async (
      { code, ...proof }: Proof & { code: string },
      { http },
    ): Promise<Step | null> => {
      if (kind === 'turnOff') {
        await http.delete(path, { body: { ...proof, code }, schema: nothing });
        return null;
      }
      if (kind === 'renew') {
        const schema = recoveryCodesSchema;
        const { codes } = await http.post(`${path}/codes`, { body: proof, schema });
        return { kind: 'codes', codes };
      }
      const secret = await http.post(path, { body: proof, schema: secondFactorSecretSchema });
      return { kind: 'scan', secret };
    },
    onSuccess: onStep,
  });
  return (
    <ProofDialog
      title={t(`account.security.factor.${kind}Title`)}
      detail={t(`account.security.factor.${kind}Detail`)}
      confirmLabel={t(`account.security.factor.${kind}`)}
      {...(kind === 'turnOff' && {
        field: {
          label: t('account.security.factor.code'),
          hint: t('account.security.factor.codeHint'),
          pointer: '/code',
        },
      })}
      isBusy={change.isPending}
      error={change.error}
      onConfirm={(proof, code) => change.mutate({ ...proof, code })}
      onCancel={() => onStep(null)}
    />
  );
}
