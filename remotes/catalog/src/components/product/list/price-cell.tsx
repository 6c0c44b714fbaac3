import { priceMinorSchema } from '@pazar/contracts/money';
import type { ProductSummary } from '@pazar/contracts/product';
import { formatMoney } from '@pazar/format/money';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Icon } from '@pazar/ui/icon';
import { MoneyField } from '@pazar/ui/input/money-field';
import { EditableCell } from '@pazar/ui/list/cell/editable-cell';
import { Popover } from '@pazar/ui/overlay/popover';
import { packName } from '../../../model/product/pack-name.ts';
import type { RowChanges } from './use-row-changes.ts';
import styles from './cells.module.css';

export interface PriceCellProps {
  product: ProductSummary;
  name: string;
  changes: RowChanges;
}

/** What the cheapest pack on sale costs; several open in their place. Each is changed where it is read. */
export function PriceCell({ product, name, changes }: PriceCellProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { currency } = product;
  const packs = product.packs.filter(({ active }) => active);
  const [only] = packs;
  if (only === undefined) return t('value.none');
  if (packs.length === 1) return <PackPrice {...{ product, pack: only, name, changes }} />;
  const lowest = Math.min(...packs.map(({ priceMinor }) => priceMinor));
  return (
    <span className={styles.from}>
      <Popover
        variant="quiet"
        align="end"
        label={t('product.list.pricesOf', { name })}
        face={
          <>
            {t('product.list.from', { price: formatMoney({ minor: lowest, currency }, locale) })}
            <Icon name="next" size={16} />
          </>
        }
      >
        <ul className={styles.packs}>
          {packs.map((pack) => (
            <li key={pack.id} className={styles.pack}>
              <span>{packName(pack, locale)}</span>
              <PackPrice {...{ product, pack, name, changes }} />
            </li>
          ))}
        </ul>
      </Popover>
    </span>
  );
}

interface PackPriceProps extends PriceCellProps {
  pack: ProductSummary['packs'][number];
}

function PackPrice({ product, pack, name, changes }: PackPriceProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { currency } = product;
  return (
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
  );
}
