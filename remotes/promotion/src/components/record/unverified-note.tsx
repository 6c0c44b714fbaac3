import { ownAccount } from '@pazar/section/account';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Note } from '@pazar/ui/note';
import { TextLink } from '@pazar/ui/text-link';

/** Before anything is filled in: a draft can be saved, and what its publishing needs. */
export function UnverifiedNote() {
  const { t } = useTranslation('promotion');
  const { data: account, notice } = useInlineQuery(ownAccount(useHttp()));
  if (account === undefined || account.verified) return notice;
  return (
    <Note
      tone="attention"
      title={t('promotion.unverified.title')}
      detail={t('promotion.unverified.detail')}
    >
      <TextLink to="/account/verification">{t('promotion.unverified.ask')}</TextLink>
    </Note>
  );
}
