import { type PromotionDetail, promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { effectivePromotionStatusSchema } from '@pazar/contracts/promotion';
import { promotionInputSchema } from '@pazar/contracts/promotion-input';
import { promotionTexts } from '@pazar/contracts/record-texts';
import { formSave } from '@pazar/section/form-save';
import { useHttp } from '@pazar/shell/http';
import { useSuspension } from '@pazar/section/use-suspension';
import { useTranslation } from 'react-i18next';
import { RecordForm } from '@pazar/section/form/record-form';
import { useRecordForm } from '@pazar/section/form/use-record-form';
import { useMemo, useRef } from 'react';
import { Columns, Stack } from '@pazar/ui/layout';
import { promotionResource } from '../../api/promotions.ts';
import type { PromotionValues } from '../../model/promotion-values.ts';
import {
  promotionFields,
  type PromotionFormHandle,
  promotionValues,
} from '../../model/promotion-fields.ts';
import { publishSchema } from '../../model/publish-schema.ts';
import { useMayPublish } from '../record/use-may-publish.ts';
import { usePromotionFields } from './use-promotion-fields.ts';
import { WholeForm } from './whole-form.tsx';
import { EndField } from './day-fields.tsx';
import { StockLimit, UsageLimit } from './limit-fields.tsx';
import { TextFields } from '@pazar/section/text-fields';
import { NameField } from './name-field.tsx';

export interface PromotionFormProps {
  /** Null for a new one. */
  promotion: PromotionDetail | null;
  /** What a new one starts with: from a lot that must be sold. */
  initial?: PromotionValues | undefined;
  /** `intent` is `publish` where the agent asked for that too. */
  onSaved: (promotion: PromotionDetail, intent: string | undefined) => void;
  onCancel?: (() => void) | undefined;
}

/**
 * Everything of a promotion that is typed or chosen, with what it will do; of one that customers have
 * seen, what may still change.
 */
export function PromotionForm({ promotion, initial, onSaved, onCancel }: PromotionFormProps) {
  const { t } = useTranslation('promotion');
  const fields = usePromotionFields(promotion);
  const isPublishing = useRef(false);
  const handle = useRecordForm({
    name: 'promotion',
    schema: {
      safeParse: (values: unknown) =>
        isPublishing.current
          ? publishSchema.safeParse(values)
          : promotionInputSchema.safeParse(values),
    },
    rowSchema: promotionDetailSchema,
    row: promotion,
    toValues: (row) => (row === null && initial !== undefined ? initial : promotionValues(row)),
    fields,
    wholes: promotionFields.wholes,
    state: {
      of: ({ effectiveStatus }) => effectiveStatus,
      free: ['name', ...Object.keys(promotionTexts)],
      show: (status) => t(`promotion.status.${effectivePromotionStatusSchema.parse(status)}`),
    },
    save: formSave(useHttp(), promotionResource, promotion),
    onSaved: (saved, { intent }) => onSaved(saved, intent),
  });
  const form = useMemo(
    () => ({
      ...handle,
      async submit(intent?: string) {
        isPublishing.current = intent === 'publish';
        await handle.submit(intent);
        // A draft that is typed on may lack what publishing has asked for.
        isPublishing.current = false;
      },
    }),
    [handle],
  );
  const frozen = promotion?.frozen.length ?? 0;
  const isDraft = promotion === null || promotion.effectiveStatus === 'DRAFT';
  const canPublish = useMayPublish() && isDraft;

  return (
    <RecordForm
      form={form}
      label={t('promotion.form.label')}
      saveLabel={promotion === null ? t('promotion.form.saveDraft') : undefined}
      also={
        canPublish
          ? [{ label: t('promotion.form.saveAndPublish'), intent: 'publish', isMain: true }]
          : []
      }
      onCancel={onCancel}
      blocked={useSuspension()}
    >
      {frozen === 0 ? (
        <WholeForm form={form} id={promotion?.id} />
      ) : (
        <ChangeableFields form={form} />
      )}
    </RecordForm>
  );
}

/** What may still change once customers have seen the offer; the API refuses the rest. */
function ChangeableFields({ form }: { form: PromotionFormHandle }) {
  return (
    <Stack gap="large">
      <NameField form={form} />
      <Columns>
        <EndField form={form} />
        <StockLimit form={form} />
        <UsageLimit form={form} />
      </Columns>
      <TextFields form={form} texts={promotionTexts} />
    </Stack>
  );
}
