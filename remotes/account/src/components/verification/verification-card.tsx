import type { Account } from '@pazar/contracts/account';
import type { VerificationProgress } from '@pazar/contracts/verification';
import { fieldsOfReason, type ReasonField } from '@pazar/contracts/verification-reasons';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { PlainItem, PlainList, Quiet } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import { NoticeBox } from '../frame/notice-box.tsx';
import { useAccount } from '../frame/use-account.ts';
import { entersLocation } from './request-fields.ts';

const tones = {
  NONE: 'neutral',
  PENDING: 'attention',
  VERIFIED: 'good',
  REJECTED: 'danger',
  CHANGES_REQUESTED: 'attention',
} as const;

/** The field of the request below in which each missing fact is entered. */
const places = {
  legalName: '/account/verification#business.legalName',
  phone: '/account/verification#phone',
  location: '/account/verification#location.name',
} as const;

export interface VerificationCardProps {
  account: Account;
  progress: VerificationProgress;
}

/** The state of the verification: questions and answers word for word, and the missing facts. */
export function VerificationCard({ account: { verification }, progress }: VerificationCardProps) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { status, reason, requestedAt, decidedAt } = verification;
  const isPending = status === 'PENDING';
  const at = isPending ? requestedAt : decidedAt;
  const isOpen = !isPending && status !== 'VERIFIED';
  return (
    <NoticeBox
      title={t(`account.verificationStatus.${status}.title`)}
      tone={tones[status]}
      icon={status === 'VERIFIED' ? 'success' : 'info'}
    >
      <p>{t(`account.verificationStatus.${status}.detail`)}</p>
      {reason !== null && <q>{reason}</q>}
      {at !== null && (
        <Quiet>
          {t(
            isPending ? 'account.verificationStatus.asked' : 'account.verificationStatus.answered',
          )}{' '}
          <time dateTime={at}>{formatEnteredTime(at, locale)}</time>
        </Quiet>
      )}
      {isOpen && <NextSteps reason={reason} progress={progress} />}
    </NoticeBox>
  );
}

interface NextStepsProps {
  reason: string | null;
  progress: VerificationProgress;
}

/** The steps before the request is sent again: management's questions and the missing facts. */
function NextSteps({ reason, progress }: NextStepsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      {reason !== null && <Fixes reason={reason} progress={progress} />}
      {progress.missing.length > 0 && (
        <>
          <p>{t('account.missing.title')}:</p>
          <PlainList label={t('account.missing.title')}>
            {progress.missing.map((need) => (
              <PlainItem key={need}>
                <TextLink to={places[need]}>{t(`account.missing.${need}`)}</TextLink>
              </PlainItem>
            ))}
          </PlainList>
        </>
      )}
    </>
  );
}

const fixTexts = {
  'location.lat': 'account.fix.pin',
  'business.taxNumber': 'account.fix.taxNumber',
  'business.farmRegistryNumber': 'account.fix.register',
  'business.legalName': 'account.fix.name',
} as const satisfies Record<ReasonField, string>;

/** A link to each field that management asks to be changed. */
function Fixes({ reason, progress }: { reason: string; progress: VerificationProgress }) {
  const { t } = useTranslation('account');
  const account = useAccount();
  const fields = fieldsOfReason(reason);
  if (fields.length === 0) return null;
  const placeOf = (field: ReasonField) =>
    field === 'location.lat' && !entersLocation(account, progress)
      ? `/location/${progress.place?.id}/edit#position`
      : `/account/verification#${field}`;
  return (
    <PlainList label={t('account.fix.title')}>
      {fields.map((field) => (
        <PlainItem key={field}>
          <TextLink to={placeOf(field)}>{t(fixTexts[field])}</TextLink>
        </PlainItem>
      ))}
    </PlainList>
  );
}
