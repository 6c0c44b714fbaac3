import type { ProductDetail } from '@pazar/contracts/product-detail';
import { ProductFrame } from '../../components/product/detail/product-frame.tsx';
import { CountForm } from '../../components/product/stock/count-form.tsx';
import { LotLinks } from '../../components/product/stock/lot-links.tsx';
import { MovementForm } from '../../components/product/stock/movement-form.tsx';
import { ProductLedger } from '../../components/product/stock/product-ledger.tsx';
import { StockFacts } from '../../components/product/stock/stock-facts.tsx';
import styles from '../../components/product/stock/stock.module.css';

export function ProductStockPage() {
  return (
    <ProductFrame tab="stock">
      {(product) => <ProductStock key={product.id} product={product} />}
    </ProductFrame>
  );
}

function ProductStock({ product }: { product: ProductDetail }) {
  const { produceIds, stockAvailable, stockMode } = product;
  return (
    <>
      <StockFacts product={product} />
      {stockMode === 'FROM_PRODUCE' && <LotLinks product={product} />}
      {stockMode !== 'ON_DEMAND' && (
        <div className={styles.forms}>
          <MovementForm product={product} />
          {stockMode === 'MANUAL' && stockAvailable !== null && (
            <CountForm product={product} stock={stockAvailable} />
          )}
        </div>
      )}
      {stockMode !== 'FROM_PRODUCE' && produceIds.length > 0 && <LotLinks product={product} />}
      <ProductLedger product={product} />
    </>
  );
}
