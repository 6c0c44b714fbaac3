import { fitsUnit } from '@pazar/contracts/counted-unit';
import type { ProductSummary } from '@pazar/contracts/product';
import { quantitySchema, type Unit } from '@pazar/contracts/quantity';
import { packName } from '@pazar/format/pack-name';
import { thousandthsOf } from '@pazar/format/quantity-math';
import { RecordName } from '@pazar/section/record-name';
import { ProductPicture } from '@pazar/section/record-picture';
import { useFormatters } from '@pazar/section/use-formatters';
import { EditableCell } from '@pazar/section/list/cell/editable-cell';
import { RowTitle } from '@pazar/ui/row-title';
import { StockField } from './loaded-fields.tsx';
import type { RowChanges } from './use-row-changes.ts';

/** Packs that a line names; more are counted. */
const maxNamed = 2;

/** A product by its cover, its name, its code and its packs on sale: `P-0012 · 1 kg, 5 kg`. */
export function ProductCell({ product }: { product: ProductSummary }) {
  const { t, locale, ...format } = useFormatters('catalog');
  const packs = product.packs.filter(({ active }) => active);
  const sizes =
    packs.length > maxNamed
      ? t('product.packs', { count: packs.length, number: format.number(packs.length) })
      : packs.map((pack) => packName(pack, locale)).join(', ');
  const detail = packs.length === 0 ? product.sku : `${product.sku} · ${sizes}`;
  return (
    <RowTitle
      title={<RecordName name={product.name} />}
      detail={detail}
      picture={<ProductPicture product={product} />}
    />
  );
}

/** Whether this can be what was counted. The faults of entries would bring the forms to the list. */
function isCountOf(unit: Unit, counted: string | null): boolean {
  const { data } = quantitySchema.safeParse(counted);
  return data !== undefined && !data.startsWith('-') && fitsUnit(thousandthsOf(data), unit);
}

export interface StockCellProps {
  product: ProductSummary;
  name: string;
  changes: RowChanges;
}

/** Stock level; editable inline when stock is managed manually. */
export function StockCell({ product, name, changes }: StockCellProps) {
  const { t, ...format } = useFormatters('catalog');
  const { baseUnit, stockAvailable, stockMode, stockState } = product;
  if (stockState === 'ON_DEMAND') return t('product.stock.onDemand');
  if (stockAvailable === null) return t('value.none');
  const text = format.quantity(stockAvailable, baseUnit);
  if (stockMode !== 'MANUAL') return text;
  return (
    <EditableCell<string | null>
      label={t('product.list.stockOf', { name })}
      value={stockAvailable}
      isValid={(counted) => isCountOf(baseUnit, counted)}
      rule={t('product.list.stockRule')}
      save={async (counted) => {
        if (counted !== null) await changes.setStock(product, counted);
      }}
      input={(field) => <StockField {...field} unit={baseUnit} />}
    >
      {text}
    </EditableCell>
  );
}
