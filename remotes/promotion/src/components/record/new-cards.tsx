import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from 'react-i18next';
import { useFormValues } from '@pazar/section/form/use-form-values';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { useSketch } from '../preview/use-sketch.ts';
import { ExpectedCard } from './expected-card.tsx';
import { StockCard } from './stock-card.tsx';
import type { PromotionValues } from '../../model/promotion-values.ts';
import { publishSchema } from '../../model/publish-schema.ts';
import { ChecklistCard } from './checklist-card.tsx';

const asked = ['name', 'rule', 'target', 'startsAt', 'endsAt'] as const;
type Asked = (typeof asked)[number] | 'code';

/** The requirements for publishing a promotion that is not saved yet, each missing one with a link to its field. */
function NewChecklist({ form }: { form: PromotionFormHandle }) {
  const { t } = useTranslation('promotion');
  const values = useFormValues(form);
  const read = publishSchema.safeParse(values);
  const lacking = new Set(read.success ? [] : read.error.issues.map(({ path: [field] }) => field));
  const fields: readonly Asked[] = values.trigger === 'CODE' ? [...asked, 'code'] : asked;
  const lines = fields.map((field) =>
    lacking.has(field)
      ? { field, fix: `#${field}`, text: t(`promotion.requirement.${lackOf(field, values)}`) }
      : { field, fix: null, text: t(`promotion.ready.${readyOf(field, values)}`) },
  );
  return <ChecklistCard title={t('promotion.info.checklist')} lines={lines} />;
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

/** Beside a promotion that is not saved, as it is typed: what it would bring, its stock, and what it lacks. */
export function NewPromotionInfo({ form }: { form: PromotionFormHandle }) {
  const promotion = useSketch(form);
  const stockLimit = promotion?.stockLimit ?? null;
  return (
    <InfoBar>
      {promotion !== null && stockLimit !== null && (
        <>
          <ExpectedCard promotion={promotion} id={undefined} stockLimit={stockLimit} />
          <StockCard promotion={promotion} id={undefined} stockLimit={stockLimit} />
        </>
      )}
      <NewChecklist form={form} />
    </InfoBar>
  );
}
