import { accountKey } from '@pazar/section/account';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { maxPasskeys, passkeySchema, type Passkey } from '@pazar/contracts/account-security';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { PlainItem, PlainList, Row, Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { PageSection } from '@pazar/ui/page-section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey, canMakePasskeys, isPasskeyHost } from '../../api/passkeys.ts';
import { nothing, ownSecurity } from '../../api/security.ts';
import { useAccount } from '../frame/use-account.ts';
import { PasskeyLine } from './passkey-line.tsx';
import { ProofDialog, type Proof } from './proof-dialog.tsx';

/** What the open dialog does. */
type PasskeyAction = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** Adds, renames and removes passkeys, but never removes the only way to sign in. */
export function PasskeyPart() {
  const { t } = useTranslation('account');
  const { hasPassword, google } = useAccount().signIn;
  const query = useQuery(ownSecurity(useHttp()));
  const [action, setAction] = useState<PasskeyAction | null>(null);
  return (
    <PageSection title={t('account.security.passkeys.title')} isFramed>
      <p>{t('account.security.passkeys.lead')}</p>
      <Loaded
        query={query}
        texts={{
          loading: t('account.security.passkeys.loading'),
          failed: t('account.security.passkeys.failed'),
        }}
      >
        {({ passkeys, passkeyDomain }) => {
          const isOnlyWay = passkeys.length === 1 && !hasPassword && google === null;
          return (
            <Stack>
              {passkeys.length > 0 && (
                <PlainList label={t('account.security.passkeys.title')}>
                  {passkeys.map((passkey) => (
                    <PlainItem key={passkey.id}>
                      <PasskeyLine
                        passkey={passkey}
                        isOnlyWay={isOnlyWay}
                        onRename={() => setAction({ kind: 'rename', passkey })}
                        onRemove={() => setAction({ kind: 'remove', passkey })}
                      />
                    </PlainItem>
                  ))}
                </PlainList>
              )}
              {passkeys.length < maxPasskeys && (
                <AddPasskey domain={passkeyDomain} onAdd={() => setAction({ kind: 'add' })} />
              )}
            </Stack>
          );
        }}
      </Loaded>
      {action !== null && <PasskeyDialog action={action} onClose={() => setAction(null)} />}
    </PageSection>
  );
}

/** The button, or why this page can make no passkey. */
function AddPasskey({ domain, onAdd }: { domain: string; onAdd: () => void }) {
  const { t } = useTranslation('account');
  if (!isPasskeyHost(window.location.hostname, domain)) {
    return <p>{t('account.security.passkeys.elsewhere', { domain })}</p>;
  }
  if (!canMakePasskeys()) return <p>{t('account.security.passkeys.unsupported')}</p>;
  return (
    <Row>
      <Button onClick={onAdd}>{t('account.security.passkeys.add')}</Button>
    </Row>
  );
}

interface Entered extends Proof {
  name: string;
}

function PasskeyDialog({ action, onClose }: { action: PasskeyAction; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { kind } = action;
  const passkey = action.kind === 'add' ? null : action.passkey;
  const change = useApiMutation({
    mutationKey: ['account', `passkey.${kind}`],
    refetch: accountKey,
    mutationFn: ({ name, ...proof }: Entered, { http }): Promise<unknown> => {
      if (passkey === null) return addPasskey(http, { name, ...proof });
      const path = `/v1/account/passkeys/${passkey.id}` as const;
      return kind === 'rename'
        ? http.patch(path, { body: { name }, schema: passkeySchema })
        : http.delete(path, { body: proof, schema: nothing });
    },
    onSuccess: onClose,
  });
  const { error } = change;
  const name = passkey?.name ?? '';
  return (
    <ProofDialog
      title={t(`account.security.passkeys.${kind}Title`, { name })}
      detail={t(`account.security.passkeys.${kind}Detail`)}
      confirmLabel={t(`account.security.passkeys.${kind}`)}
      needsProof={kind !== 'rename'}
      {...(kind !== 'remove' && {
        field: {
          label: t('account.security.passkeys.name'),
          hint: t('account.security.passkeys.nameHint'),
          pointer: '/name',
          initial: name,
        },
      })}
      {...(error instanceof DOMException && {
        failure: t(
          error.name === 'InvalidStateError'
            ? 'account.security.passkeys.known'
            : 'account.security.passkeys.cancelled',
        ),
      })}
      isBusy={change.isPending}
      error={error}
      onConfirm={(proof, entered) => change.mutate({ ...proof, name: entered })}
      onCancel={onClose}
    />
  );
}
