import type { ProductSummary } from '@pazar/contracts/product';
import { quantitySchema } from '@pazar/contracts/quantity';
import { useWords } from '@pazar/section/use-words';
import { QuantityField } from '@pazar/ui/input/quantity-field';
import { EditableCell } from '@pazar/ui/list/cell/editable-cell';
import type { RowChanges } from './use-row-changes.ts';

export interface StockCellProps {
  product: ProductSummary;
  name: string;
  changes: RowChanges;
}

/** How much there is; what is counted by hand is changed in its place. */
export function StockCell({ product, name, changes }: StockCellProps) {
  const { t, ...write } = useWords('catalog');
  const { baseUnit, stockAvailable, stockMode, stockState } = product;
  if (stockState === 'ON_DEMAND') return t('product.stock.onDemand');
  if (stockAvailable === null) return t('value.none');
  const text = write.quantity(stockAvailable, baseUnit);
  if (stockMode !== 'MANUAL') return text;
  return (
    <EditableCell<string | null>
      label={t('product.list.stockOf', { name })}
      value={stockAvailable}
      isValid={(counted) => quantitySchema.safeParse(counted).success && !counted?.startsWith('-')}
      save={async (counted) => {
        if (counted !== null) await changes.setStock(product, counted);
      }}
      input={(field) => <QuantityField {...field} unit={baseUnit} />}
    >
      {text}
    </EditableCell>
  );
}
