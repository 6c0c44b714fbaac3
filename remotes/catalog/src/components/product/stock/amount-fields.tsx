import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { Unit } from '@pazar/contracts/quantity';
import { packName } from '@pazar/format/pack-name';
import { unitName } from '@pazar/format/quantity';
import { useFormatters } from '@pazar/section/use-formatters';
import { useTranslation } from 'react-i18next';
import { NumberField } from '@pazar/ui/input/number-field';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { useAmountFault } from '../../sale/use-amount-fault.ts';
import { amountOf, isPacked, type MovementEntry } from '../../../model/product/movement-entry.ts';

interface EntryProps {
  entry: MovementEntry;
  onChange: (part: Partial<MovementEntry>) => void;
}

/** In what a product is sold. */
export function PackField({ product, entry, onChange }: EntryProps & { product: ProductDetail }) {
  const { t, locale } = useFormatters('catalog');
  const packs = product.packs.filter(({ active }) => active);
  if (packs.length === 0) return null;
  return (
    <SelectField
      label={t('movement.soldIn')}
      name="pack"
      emptyLabel={t('movement.unpacked', { unit: unitName(product.baseUnit, locale) })}
      value={entry.pack?.id ?? null}
      onChange={(id) => {
        const pack = packs.find((each) => each.id === id) ?? null;
        // A price and a promotion are those of the pack that they were chosen for.
        const sale = { ...entry.sale, unitPriceMinor: undefined, promotionId: undefined };
        onChange({ pack, sale });
      }}
      options={packs.map((pack) => ({ value: pack.id, label: packName(pack, locale) }))}
    />
  );
}

/** How many packs, or how much in the base unit. */
export function AmountField({
  entry,
  baseUnit,
  error,
  onChange,
}: EntryProps & { baseUnit: Unit; error: string | undefined }) {
  const { t } = useTranslation('catalog');
  return isPacked(entry) ? (
    <NumberField
      label={t('movement.packs')}
      name="packs"
      value={entry.packCount}
      onChange={(packCount) => onChange({ packCount })}
      error={error}
    />
  ) : (
    <QuantityField
      label={t('product.stock.amount')}
      name="amount"
      unit={baseUnit}
      value={entry.amount}
      onChange={(amount) => onChange({ amount })}
      error={error}
    />
  );
}

/** The fault of an entry's amount, and a correct example. */
export function useEntryFault(entry: MovementEntry, baseUnit: Unit): string | undefined {
  const { t } = useTranslation('catalog');
  const { quantity } = amountOf(entry);
  const fault = useAmountFault(isPacked(entry) ? quantity : entry.amount, baseUnit);
  return isPacked(entry) && quantity === null ? t('movement.fault.packs') : fault;
}
