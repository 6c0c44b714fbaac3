import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { formatNumber } from '@pazar/format/number';
import { type TextKey, useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { AlsoLines } from './also-lines.tsx';
import { lineOf } from './requirement-links.tsx';

const asked = ['rule', 'target', 'startsAt', 'endsAt'] as const;

type Ready = Extract<TextKey<'promotion'>, `promotion.ready.${string}`>;

/** What the checklist says of a field that is right. */
function readyKey(field: string, { startsAt, endsAt }: PromotionDetail): Ready {
  if (field === 'endsAt' && endsAt === null) return 'promotion.ready.goesOn';
  if (field === 'startsAt' && startsAt === null) return 'promotion.ready.startsNow';
  return `promotion.ready.${field}` as Ready;
}

/** What publishing asks for: what is there, and what is not with a link to its field. */
export function Checklist({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id, trigger, currency, publishRequirements } = promotion;
  const isPaused = promotion.effectiveStatus === 'PAUSED';
  const lacking = new Map(
    publishRequirements
      .map((requirement) => lineOf(requirement, currency))
      .map(({ field, key }) => [field, key]),
  );
  const fields = [
    ...asked,
    ...(trigger === 'CODE' ? (['code'] as const) : []),
    ...(['usageLimit', 'stockLimit'] as const).filter((limit) => promotion[limit] !== null),
    // What is asked for only where it is wrong.
    ...(['currency', 'locationIds'] as const).filter((field) => lacking.has(field)),
  ];
  const done = fields.filter((field) => !lacking.has(field));
  return (
    <InfoCard title={t(isPaused ? 'promotion.info.checklistPaused' : 'promotion.info.checklist')}>
      <p>
        {t('promotion.info.ready', {
          number: formatNumber(done.length, locale),
          amount: formatNumber(fields.length, locale),
        })}
      </p>
      <InfoLines>
        {fields.map((field) => {
          const key = lacking.get(field);
          return key === undefined ? (
            <InfoLine key={field} tone="good" detail={t(readyKey(field, promotion))} />
          ) : (
            <InfoLine key={field} tone="attention">
              <TextLink to={`/promotion/${id}#${field}`}>{t(key)}</TextLink>
            </InfoLine>
          );
        })}
        {!isPaused && <AlsoLines promotion={promotion} />}
      </InfoLines>
    </InfoCard>
  );
}
