import { priceMinorSchema } from '@pazar/contracts/money';
import type { ProductSummary } from '@pazar/contracts/product';
import { packName } from '@pazar/format/pack-name';
import { useFormatters } from '@pazar/section/use-formatters';
import { Icon } from '@pazar/ui/icon';
import { EditableCell } from '@pazar/section/list/cell/editable-cell';
import { Popover } from '@pazar/ui/overlay/popover';
import { useFile } from '../../use-file.ts';
import type * as proofFile from './reduced-proof.tsx';
import { PriceField } from './loaded-fields.tsx';
import type { RowChanges } from './use-row-changes.ts';
import styles from './cells.module.css';

export interface PriceCellProps {
  product: ProductSummary;
  name: string;
  changes: RowChanges;
}

/**
 * What the cheapest pack on sale costs. Behind it are the price of each pack, to be changed where it is read, and
 * the proof of a reduced price.
 */
export function PriceCell({ product, name, changes }: PriceCellProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { currency } = product;
  const price = (minor: number) => ({ price: format.money({ minor, currency }) });
  const packs = product.packs.filter(({ active }) => active);
  const reduced = reducedOf(product);
  const [only, second] = packs;
  if (!only) return t('value.none');
  if (!second && !reduced) return <PackPrice {...{ product, pack: only, name, changes }} />;
  const from = price(Math.min(...packs.map(({ priceMinor }) => priceMinor)));
  return (
    <span className={styles.from}>
      <Popover
        variant="quiet"
        align="end"
        label={t('product.list.pricesOf', { name })}
        face={
          <>
            <span
              className={styles.face}
              data-cheaper={reduced && reduced.id === product.priceNow?.packId}
            >
              {second ? t('product.list.from', from) : from.price}
              {reduced && <ReducedPrice {...{ product, pack: reduced }} />}
            </span>
            <Icon name="next" size={16} />
          </>
        }
      >
        <ul className={styles.packs}>
          {packs.map((pack) => (
            <li key={pack.id} className={styles.pack}>
              <span>{packName(pack, locale)}</span>
              <PackPrice {...{ product, pack, name, changes }} />
              {pack.priceNowMinor < pack.priceMinor && (
                <span className={styles.reduced}>
                  {t('product.prices.reduced', price(pack.priceNowMinor))}
                </span>
              )}
            </li>
          ))}
        </ul>
        {reduced && <Proof {...{ product, pack: reduced }} />}
      </Popover>
    </span>
  );
}

/** A pack that a promotion makes cheaper: the cheapest of all, which the list is about, else another. */
function reducedOf({ packs, priceNow }: ProductSummary) {
  const reduced = packs.filter(
    ({ active, priceMinor, priceNowMinor }) => active && priceNowMinor < priceMinor,
  );
  return reduced.find(({ id }) => id === priceNow?.packId) ?? reduced[0];
}

/** What customers pay for it now. */
function ReducedPrice({ product: { currency, priceNow }, pack }: proofFile.ReducedProofProps) {
  const { t, ...format } = useFormatters('catalog');
  const isCheapest = pack.id === priceNow?.packId;
  const price = (minor: number) => ({ price: format.money({ minor, currency }) });
  return (
    <span className={isCheapest ? styles.reduced : styles.low}>
      {isCheapest
        ? t('product.prices.reduced', price(pack.priceNowMinor))
        : t('product.prices.reducedPack')}
      {isCheapest && priceNow.lowest && (
        <span className={styles.low}>
          {t('product.prices.reducedLow', price(priceNow.lowest.priceMinor))}
        </span>
      )}
    </span>
  );
}

/** The proof of the lowest price. Where its file is lost, the agent reads that and can load it again. */
function Proof(props: proofFile.ReducedProofProps) {
  const { data: file, notice } = useFile<typeof proofFile>(
    'proof',
    () => import(/* webpackChunkName: "proof" */ './reduced-proof.tsx'),
  );
  return file === undefined ? notice : <file.ReducedProof {...props} />;
}

interface PackPriceProps extends PriceCellProps {
  pack: ProductSummary['packs'][number];
}

function PackPrice({ product, pack, name, changes }: PackPriceProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { currency } = product;
  return (
    <EditableCell<number | null>
      label={t('product.list.priceOf', { name, pack: packName(pack, locale) })}
      value={pack.priceMinor}
      isValid={(price) => priceMinorSchema.safeParse(price).success}
      rule={t('product.list.priceRule')}
      save={async (price) => {
        if (price !== null) await changes.setPrice(product, pack, price);
      }}
      input={(field) => <PriceField {...field} currency={currency} />}
    >
      {format.money({ minor: pack.priceMinor, currency })}
    </EditableCell>
  );
}
