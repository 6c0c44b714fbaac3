import { accountKey } from '@pazar/section/account';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { googleLinkSchema, googleOutcomeSchema } from '@pazar/contracts/google-link';
import { accountSchema, type Account } from '@pazar/contracts/account';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';
import { Button } from '@pazar/ui/button';
import { Row, Stack } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { StatusPanel } from '@pazar/ui/status-panel';
import { useState } from 'react';
import { useAccount } from '../frame/use-account.ts';
import { ProofDialog, type Proof } from './proof-dialog.tsx';

/** Links a Google account and unlinks it, but never when it is the only way to sign in. */
export function GooglePart() {
  const { t } = useTranslation('account');
  const { google, hasPassword } = useAccount().signIn;
  const [isAsking, setAsking] = useState(false);
  const link = useApiMutation({
    mutationKey: ['account', 'google.link'],
    refetch: accountKey,
    mutationFn: (body: Proof, { http }) =>
      http.post('/v1/account/google', { body, schema: googleLinkSchema }),
    onSuccess: ({ location }) => window.location.assign(location),
  });
  const unlink = useApiMutation({
    mutationKey: ['account', 'google.unlink'],
    refetch: accountKey,
    mutationFn: (body: Proof, { http }) =>
      http.delete('/v1/account/google', { body, schema: accountSchema }),
    onSuccess: () => setAsking(false),
  });
  const isLinked = google !== null;
  const change = isLinked ? unlink : link;
  const action = isLinked ? 'unlink' : 'link';
  return (
    <PageSection title={t('account.security.google.title')} isFramed>
      <Stack>
        <GoogleOutcome />
        <Row align="apart">
          <GoogleState google={google} />
          {(hasPassword || !isLinked) && (
            <Button onClick={() => setAsking(true)}>
              {t(`account.security.google.${action}`)}
            </Button>
          )}
        </Row>
        {isLinked && !hasPassword && <p>{t('account.security.google.onlyWay')}</p>}
      </Stack>
      {isAsking && (
        <ProofDialog
          title={t(`account.security.google.${action}Title`)}
          detail={t(`account.security.google.${action}Detail`)}
          confirmLabel={t(`account.security.google.${action}`)}
          isBusy={change.isPending}
          error={change.error}
          onConfirm={(proof) => change.mutate(proof)}
          onCancel={() => {
            change.reset();
            setAsking(false);
          }}
        />
      )}
    </PageSection>
  );
}

function GoogleState({ google }: Pick<Account['signIn'], 'google'>) {
  const { t } = useTranslation('account');
  const isLinked = google !== null;
  return (
    <span>
      <Badge tone={isLinked ? 'good' : 'neutral'}>
        {t(isLinked ? 'account.security.google.linked' : 'account.security.google.notLinked')}
      </Badge>{' '}
      {google?.email}
    </span>
  );
}

/** How linking ended, when the agent comes back from Google. */
function GoogleOutcome() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const outcome = googleOutcomeSchema.safeParse(search.get('google')).data;
  if (outcome === undefined) return null;
  const isLinked = outcome === 'linked';
  return (
    <StatusPanel
      title={t(`account.security.googleOutcome.${outcome}`)}
      tone={isLinked ? 'neutral' : 'danger'}
      icon={isLinked ? 'check' : 'error'}
      announce={isLinked ? 'status' : 'alert'}
    />
  );
}
