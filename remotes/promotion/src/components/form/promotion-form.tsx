import { type PromotionDetail, promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { promotionInputSchema } from '@pazar/contracts/promotion-input';
import { useSave } from '@pazar/section/use-save';
import { useSuspension } from '@pazar/section/use-suspension';
import { useTranslation } from 'react-i18next';
import { RecordForm } from '@pazar/ui/form/record-form';
import { useRecordForm } from '@pazar/ui/form/use-record-form';
import { promotionResource } from '../../api/promotions.ts';
import type { PromotionValues } from '../../model/promotion-values.ts';
import { LivePreview } from '../preview/live-preview.tsx';
import { LiveSentence } from '../preview/live-sentence.tsx';
import { ConditionsSection } from './conditions-section.tsx';
import styles from './promotion-form.module.css';
import { promotionFields, promotionValues } from '../../model/promotion-fields.ts';
import { RuleSection } from './rule-section.tsx';
import { TextSection } from './text-section.tsx';
import { usePromotionFields } from './use-promotion-fields.ts';
import { WhenSection } from './when-section.tsx';

export interface PromotionFormProps {
  /** Null for a new one. */
  promotion: PromotionDetail | null;
  /** What a new one starts with: from a lot that must be sold. */
  initial?: PromotionValues | undefined;
  /** `intent` is `publish` where the agent asked for that too. */
  onSaved: (promotion: PromotionDetail, intent: string | undefined) => void;
  onCancel?: () => void;
}

/** Everything of a promotion that is typed or chosen, with what it will do. */
export function PromotionForm({ promotion, initial, onSaved, onCancel }: PromotionFormProps) {
  const { t } = useTranslation('promotion');
  const fields = usePromotionFields(promotion);
  const form = useRecordForm({
    name: 'promotion',
    schema: promotionInputSchema,
    rowSchema: promotionDetailSchema,
    row: promotion,
    toValues: (row) => (row === null && initial !== undefined ? initial : promotionValues(row)),
    fields,
    wholes: promotionFields.wholes,
    save: useSave(promotionResource, promotion),
    onSaved: (saved, { intent }) => onSaved(saved, intent),
  });
  const frozen = new Set(promotion?.frozen);
  const canPublish = promotion === null || promotion.effectiveStatus === 'DRAFT';

  return (
    <RecordForm
      form={form}
      label={t('promotion.form.label')}
      saveLabel={promotion === null ? t('promotion.form.saveDraft') : undefined}
      also={canPublish ? [{ label: t('promotion.form.saveAndPublish'), intent: 'publish' }] : []}
      onCancel={onCancel}
      blocked={useSuspension()}
    >
      <LiveSentence form={form} id={promotion?.id} />
      <div className={styles.frame}>
        <div className={styles.work}>
          <div>
            <RuleSection form={form} frozen={frozen} />
            <WhenSection form={form} frozen={frozen} />
          </div>
          <div className={styles.preview}>
            <LivePreview form={form} id={promotion?.id} />
          </div>
          <div>
            <TextSection form={form} frozen={frozen} />
            <ConditionsSection form={form} frozen={frozen} />
          </div>
        </div>
      </div>
    </RecordForm>
  );
}
