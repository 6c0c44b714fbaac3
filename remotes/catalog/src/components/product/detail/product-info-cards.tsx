import type { ProductDetail } from '@pazar/contracts/product-detail';
import { InfoBar } from '@pazar/shell/info-bar';
import { ChecklistCard } from './checklist-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { VisibilityCard } from './visibility-card.tsx';

/** What stands beside one product: why customers cannot see it, what is missing, what they see. */
export function ProductInfoCards({ product }: { product: ProductDetail }) {
  return (
    <InfoBar>
      {!product.visibility.live && <VisibilityCard product={product} />}
      <ChecklistCard product={product} />
      <PreviewCard product={product} />
    </InfoBar>
  );
}
