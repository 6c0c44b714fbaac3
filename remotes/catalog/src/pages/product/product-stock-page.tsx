import { Columns } from '@pazar/ui/layout';
import { productResource } from '../../api/product/products.ts';
import { Ledger } from '../../components/ledger/ledger.tsx';
import { CountForm } from '../../components/product/stock/count-form.tsx';
import { LinkedLots } from '../../components/product/stock/linked-lots.tsx';
import { MovementForm } from '../../components/product/stock/movement-form.tsx';
import { StockFacts } from '../../components/product/stock/stock-facts.tsx';
import { useProduct } from '../../components/product/use-product.ts';

/** How much there is of a product, what came and went, and which lots it is sold from. */
export function ProductStockPage() {
  const product = useProduct();
  const { id, produceIds, stockAvailable, stockMode } = product;
  return (
    <>
      <StockFacts product={product} />
      {stockMode === 'FROM_PRODUCE' && <LinkedLots product={product} />}
      {stockMode !== 'ON_DEMAND' && (
        <Columns>
          <MovementForm product={product} />
          {stockMode === 'MANUAL' && stockAvailable !== null && (
            <CountForm product={product} stock={stockAvailable} />
          )}
        </Columns>
      )}
      {stockMode !== 'FROM_PRODUCE' && produceIds.length > 0 && <LinkedLots product={product} />}
      <Ledger owner={productResource} id={id} />
    </>
  );
}
