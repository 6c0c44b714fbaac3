import { accountKey } from '@pazar/section/account';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import type { AccountSession } from '@pazar/contracts/account-session';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { PlainItem, PlainList, Row, Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { PageSection } from '@pazar/ui/page-section';
import { useQuery } from '@tanstack/react-query';
import { nothing, ownSessions } from '../../api/security.ts';
import { AccountLine } from '../frame/account-line.tsx';

/** Where the agent is signed in; each session but this one can be ended here. */
export function SessionPart() {
  const { t } = useTranslation('account');
  const query = useQuery(ownSessions(useHttp()));
  const end = useApiMutation({
    mutationKey: ['account', 'sessions'],
    refetch: accountKey,
    mutationFn: (id: string | null, { http }) =>
      id === null
        ? http.delete('/v1/account/sessions', { query: { others: 'true' }, schema: nothing })
        : http.delete(`/v1/account/sessions/${id}`, { schema: nothing }),
  });
  return (
    <PageSection title={t('account.security.sessions.title')} isFramed>
      <Loaded
        query={query}
        texts={{
          loading: t('account.security.sessions.loading'),
          failed: t('account.security.sessions.failed'),
        }}
      >
        {(sessions) => (
          <Stack>
            <ChangeFailure title={t('account.security.sessions.notEnded')} error={end.error} />
            <PlainList>
              {sessions.map((session) => (
                <PlainItem key={session.id}>
                  <SessionLine
                    session={session}
                    isBusy={end.isPending}
                    onEnd={() => end.mutate(session.id)}
                  />
                </PlainItem>
              ))}
            </PlainList>
            {sessions.length > 1 && (
              <Row>
                <Button isBusy={end.isPending} onClick={() => end.mutate(null)}>
                  {t('account.security.sessions.endOthers')}
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </Loaded>
    </PageSection>
  );
}

interface SessionLineProps {
  session: AccountSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { browser, system } = session.device;
  const unknown = t('account.security.sessions.unknownDevice');
  const device =
    browser !== null && system !== null
      ? t('account.security.sessions.device', { browser, system })
      : (browser ?? system ?? unknown);
  const seen = formatEnteredTime(session.lastSeenAt, locale);
  return (
    <AccountLine
      icon="account"
      name={
        <>
          {device}
          {session.isCurrent && <Badge tone="good">{t('account.security.sessions.current')}</Badge>}
        </>
      }
      details={[
        [
          ...(session.openedWith === null
            ? []
            : [t(`account.security.sessions.openedWith.${session.openedWith}`)]),
          t('account.security.sessions.seen', { seen }),
          t('account.security.sessions.since', {
            at: formatEnteredTime(session.createdAt, locale),
          }),
        ].join(' · '),
      ]}
    >
      {!session.isCurrent && (
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={onEnd}
          aria-label={`${t('account.security.sessions.end')}: ${device}, ${seen}`}
        >
          {t('account.security.sessions.end')}
        </Button>
      )}
    </AccountLine>
  );
}
