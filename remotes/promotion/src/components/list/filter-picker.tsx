import { MultiPicker } from '@pazar/section/multi-picker';
import { useTranslation } from 'react-i18next';
import { filterSources } from './filter-sources.ts';

export interface FilterPickerProps {
  by: keyof typeof filterSources;
  label: string;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The products or the places by which the list is filtered. */
export function FilterPicker({ by, ...field }: FilterPickerProps) {
  const { t } = useTranslation('promotion');
  const addLabel = t(`promotion.add.${by}`);
  return by === 'productId' ? (
    <MultiPicker {...field} addLabel={addLabel} source={filterSources.productId} />
  ) : (
    <MultiPicker {...field} addLabel={addLabel} source={filterSources.locationId} />
  );
}
