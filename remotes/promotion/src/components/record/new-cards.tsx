import { InfoBar } from '@pazar/shell/info-bar';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { useSketch } from '../preview/use-sketch.ts';
import { ExpectedCard } from './expected-card.tsx';
import { NewChecklist } from './new-checklist.tsx';
import { StockCard } from './stock-card.tsx';

/** Beside a promotion that is not saved, as it is typed: what it would bring, its stock, and what it lacks. */
export function NewPromotionInfo({ form }: { form: PromotionFormHandle }) {
  const promotion = useSketch(form);
  const stockLimit = promotion?.stockLimit ?? null;
  return (
    <InfoBar>
      {promotion !== null && stockLimit !== null && (
        <>
          <ExpectedCard promotion={promotion} id={undefined} stockLimit={stockLimit} />
          <StockCard promotion={promotion} id={undefined} stockLimit={stockLimit} />
        </>
      )}
      <NewChecklist form={form} />
    </InfoBar>
  );
}
