import { type LotDetail, lotDetailSchema } from '@pazar/contracts/produce-detail';
import { lotInputSchema } from '@pazar/contracts/produce-input';
import { useSave } from '@pazar/section/use-save';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { RecordForm } from '@pazar/ui/form/record-form';
import { useRecordForm } from '@pazar/ui/form/use-record-form';
import { useState } from 'react';
import { lotResource } from '../../../api/produce/lots.ts';
import { isUnpicked } from '../../../model/produce/lot-status.ts';
import { lotValuesOf, newLot } from '../../../model/produce/lot-values.ts';
import { CropSection } from './crop-section.tsx';
import { OriginSection } from './origin-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProofSection } from './proof-section.tsx';
import { useLotFields } from './use-lot-fields.ts';

export interface LotFormProps {
  /** Null for a new one. */
  lot: LotDetail | null;
  onSaved: (lot: LotDetail) => void;
  onCancel: () => void;
}

/** Everything of a lot that is typed or chosen. Only what was changed is sent. */
export function LotForm({ lot, onSaved, onCancel }: LotFormProps) {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const [isUploading, setUploading] = useState(false);
  useLeaveGuard(isUploading);
  const record = useRecordForm({
    name: 'lot',
    schema: lotInputSchema,
    rowSchema: lotDetailSchema,
    row: lot,
    toValues: (row) => (row === null ? newLot() : lotValuesOf(row)),
    fields: useLotFields(),
    save: useSave(lotResource, lot),
    onSaved,
  });
  // A lot that is saved is left: what is still on its way would not reach it.
  const form: typeof record = {
    ...record,
    submit: async (intent) =>
      isUploading ? notify(t('produce.form.uploading')) : record.submit(intent),
  };

  return (
    <RecordForm form={form} label={t('produce.form.label')} onCancel={onCancel}>
      <CropSection form={form} />
      <OriginSection form={form} />
      <PlanSection
        form={form}
        isUnpicked={lot === null || isUnpicked(lot)}
        isUnitFixed={lot !== null && lot.ledgerVersion > 0}
      />
      <ProofSection form={form} onUploading={setUploading} />
    </RecordForm>
  );
}
