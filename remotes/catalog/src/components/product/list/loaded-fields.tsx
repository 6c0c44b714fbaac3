import type { MoneyFieldProps } from '@pazar/ui/input/money-field';
import type { QuantityFieldProps } from '@pazar/section/input/quantity-field';
import { useFile } from '../../use-file.ts';
import type * as cellFields from './cell-fields.tsx';

/** No row needs an input. In the file of the forms, because each further file adds 60 bytes to the entry. */
function useCellFields() {
  return useFile<typeof cellFields>(
    'cell-fields',
    () => import(/* webpackChunkName: "product-bulk" */ './cell-fields.tsx'),
  );
}

/** Loads the fields once the rows are there, so that a press finds its field. */
export function FieldsAhead(): null {
  useCellFields();
  return null;
}

/** The field of a price in its cell. Where its file is lost, the agent reads that and can load it again. */
export function PriceField(props: MoneyFieldProps) {
  const { data: file, notice } = useCellFields();
  return file === undefined ? notice : <file.PriceField {...props} />;
}

/** The field of a quantity in its cell, as that of a price. */
export function StockField(props: QuantityFieldProps) {
  const { data: file, notice } = useCellFields();
  return file === undefined ? notice : <file.StockField {...props} />;
}

/** A limit of the filter by price, as the field of a price. */
export function LimitField(props: MoneyFieldProps) {
  const { data: file, notice } = useCellFields();
  return file === undefined ? notice : <file.LimitField {...props} />;
}
