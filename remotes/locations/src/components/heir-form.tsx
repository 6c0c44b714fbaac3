import { Picker } from '@pazar/section/picker';
import { locationSource } from '@pazar/section/locations';
import { useTranslation } from 'react-i18next';
import type { BulkFormProps } from '@pazar/ui/list/bulk/bulk-action';
import { BulkForm } from '@pazar/ui/list/bulk/bulk-form';
import { useState } from 'react';

const locations = locationSource();

/** Asks which location takes over what depends on those that are archived; it may be none. */
export function HeirForm({ selection, onRun, onCancel }: BulkFormProps) {
  const { t } = useTranslation('locations');
  const [heir, setHeir] = useState<string | null>(null);
  return (
    <BulkForm
      params={heir === null ? {} : { reassignTo: heir }}
      submitLabel={t('location.action.archive')}
      onRun={onRun}
      onCancel={onCancel}
    >
      {() => (
        <Picker
          label={t('location.archive.heir')}
          hint={t('location.archive.heirHint')}
          source={locations}
          without={'ids' in selection ? selection.ids : undefined}
          value={heir}
          onChange={setHeir}
          isOptional
        />
      )}
    </BulkForm>
  );
}
