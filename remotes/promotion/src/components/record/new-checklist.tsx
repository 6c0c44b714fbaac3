import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useFormValues } from '@pazar/ui/form/use-form-values';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import type { PromotionValues } from '../../model/promotion-values.ts';
import { publishSchema } from '../../model/publish-schema.ts';

const asked = ['name', 'rule', 'target', 'startsAt', 'endsAt'] as const;
type Asked = (typeof asked)[number] | 'code';

/** What publishing asks for of a promotion that is not saved: what is entered, and what is not with a link to its field. */
export function NewChecklist({ form }: { form: PromotionFormHandle }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const values = useFormValues(form);
  const read = publishSchema.safeParse(values);
  const lacking = new Set(read.success ? [] : read.error.issues.map(({ path: [field] }) => field));
  const fields: readonly Asked[] = values.trigger === 'CODE' ? [...asked, 'code'] : asked;
  const done = fields.filter((field) => !lacking.has(field));
  return (
    <InfoCard title={t('promotion.info.checklist')}>
      <p>
        {t('promotion.info.ready', {
          number: formatNumber(done.length, locale),
          amount: formatNumber(fields.length, locale),
        })}
      </p>
      <InfoLines>
        {fields.map((field) =>
          lacking.has(field) ? (
            <InfoLine key={field} tone="attention">
              <TextLink to={`#${field}`}>
                {t(`promotion.requirement.${lackOf(field, values)}`)}
              </TextLink>
            </InfoLine>
          ) : (
            <InfoLine
              key={field}
              tone="good"
              detail={t(`promotion.ready.${readyOf(field, values)}`)}
            />
          ),
        )}
      </InfoLines>
    </InfoCard>
  );
}

function lackOf(field: Asked, { endsAt }: PromotionValues) {
  if (field !== 'endsAt' || endsAt === null) return field;
  return Date.parse(endsAt) <= Date.now() ? 'past' : 'wrongEnd';
}

/** Whether the discount fits every price is known once the draft is saved. */
function readyOf(field: Asked, { startsAt, endsAt }: PromotionValues) {
  if (field === 'rule') return 'entered';
  if (field === 'startsAt' && startsAt === null) return 'startsNow';
  return field === 'endsAt' && endsAt === null ? 'goesOn' : field;
}
