import { priceMinorSchema } from '@pazar/contracts/money';
import type { ProductSummary } from '@pazar/contracts/product';
import { formatMoney } from '@pazar/format/money';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { MoneyField } from '@pazar/ui/input/money-field';
import { EditableCell } from '@pazar/ui/list/cell/editable-cell';
import { packName } from '../../../model/product/pack-name.ts';
import type { RowChanges } from './use-row-changes.ts';
import styles from './cells.module.css';

export interface PriceCellProps {
  product: ProductSummary;
  name: string;
  changes: RowChanges;
}

/** What each pack on sale costs, changed in its place. */
export function PriceCell({ product, name, changes }: PriceCellProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { currency } = product;
  const packs = product.packs.filter(({ active }) => active);
  if (packs.length === 0) return t('value.none');
  return (
    <div className={styles.prices}>
      {packs.map((pack) => (
        <div key={pack.id} className={styles.price}>
          {packs.length > 1 && <span className={styles.pack}>{packName(pack, locale)}</span>}
          <EditableCell<number | null>
            label={t('product.list.priceOf', { name, pack: packName(pack, locale) })}
            value={pack.priceMinor}
            isValid={(price) => priceMinorSchema.safeParse(price).success}
            save={async (price) => {
              if (price !== null) await changes.setPrice(product, pack, price);
            }}
            input={(field) => <MoneyField {...field} currency={currency} />}
          >
            {formatMoney({ minor: pack.priceMinor, currency }, locale)}
          </EditableCell>
        </div>
      ))}
    </div>
  );
}
