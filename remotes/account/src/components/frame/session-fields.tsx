import { formatDateTime } from '@pazar/format/date';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { formatList } from '@pazar/format/list';
import { useLocale } from '@pazar/shell/locale';
import type { SectionSession } from '@pazar/shell/session';
import { Badge } from '@pazar/ui/badge';
import { DescriptionList } from '@pazar/ui/description-list';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

export interface SessionFieldsProps {
  session: SectionSession;
}

export function SessionFields({ session }: SessionFieldsProps) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  // A server may know kinds that the texts lack: they read as the server spells them.
  const nameOf = (kind: 'role' | 'userType' | 'provider', value: string) =>
    t(`account.${kind}.${value}`, { defaultValue: value });
  const roles = session.roles.map((role) => nameOf('role', role));
  const fields = [
    ['username', session.username],
    ['userType', nameOf('userType', session.userType)],
    ['roles', formatList(roles, locale)],
    ['provider', nameOf('provider', session.authenticationProvider)],
    [
      'verified',
      <Badge key="verified" tone={session.verified ? 'good' : 'attention'}>
        {t(session.verified ? 'account.verified.yes' : 'account.verified.no')}
      </Badge>,
    ],
    ['tokenExpiry', formatDateTime(session.tokenExpiry, locale)],
    ['creationDate', formatEnteredTime(session.creationDate, locale)],
    ['updateDate', formatEnteredTime(session.updateDate, locale)],
  ] as const;
  const describe = (key: (typeof fields)[number][0] | 'id', detail: ReactNode) => ({
    term: t(`account.field.${key}`),
    detail,
  });

  return (
    <>
      <DescriptionList items={fields.map(([key, detail]) => describe(key, detail))} />
      <details>
        <summary>{t('account.support')}</summary>
        <DescriptionList items={[describe('id', session.id)]} />
      </details>
    </>
  );
}
