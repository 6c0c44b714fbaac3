import { type LotDetail, lotDetailSchema } from '@pazar/contracts/produce-detail';
import { lotInputSchema } from '@pazar/contracts/produce-input';
import { cropList } from '@pazar/section/reference';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { formSave } from '@pazar/section/form-save';
import { useSuspension } from '@pazar/section/use-suspension';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { RecordForm } from '@pazar/section/form/record-form';
import { useRecordForm } from '@pazar/section/form/use-record-form';
import { lotResource } from '../../../api/produce/lots.ts';
import { isUnpicked } from '../../../model/produce/lot-status.ts';
import { CropSection } from './crop-section.tsx';
import { lotFields, lotValues, useLotFields } from './lot-fields.ts';
import { OriginSection } from './origin-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProofSection } from './proof-section.tsx';

export interface LotFormProps {
  /** Null for a new one. */
  lot: LotDetail | null;
  onSaved: (lot: LotDetail) => void;
  onCancel: () => void;
}

/** Everything of a lot that is typed or chosen. Only what was changed is sent. */
export function LotForm({ lot, onSaved, onCancel }: LotFormProps) {
  const { t } = useTranslation('catalog');
  const crops = useInlineQuery(cropList(useHttp()));
  const { fields, notice } = useLotFields(lot, crops.data);
  const form = useRecordForm({
    name: 'lot',
    schema: lotInputSchema,
    rowSchema: lotDetailSchema,
    row: lot,
    toValues: lotValues,
    fields,
    wholes: lotFields.wholes,
    save: formSave(useHttp(), lotResource, lot),
    onSaved,
  });

  return (
    <RecordForm
      form={form}
      label={t('produce.form.label')}
      onCancel={onCancel}
      blocked={useSuspension()}
    >
      {notice}
      <CropSection form={form} crops={crops} />
      <OriginSection form={form} />
      <PlanSection
        form={form}
        crops={crops.data}
        isUnpicked={lot === null || isUnpicked(lot)}
        isUnitFixed={lot !== null && lot.ledgerVersion > 0}
      />
      <ProofSection form={form} />
    </RecordForm>
  );
}
