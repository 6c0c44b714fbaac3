import { lotResource } from '../../api/produce/lots.ts';
import { Ledger } from '../../components/ledger/ledger.tsx';
import { LinkedProducts } from '../../components/produce/lot/linked-products.tsx';
import { LotActions } from '../../components/produce/lot/lot-actions.tsx';
import { LotFacts } from '../../components/produce/lot/lot-facts.tsx';
import { LotFigures } from '../../components/produce/lot/lot-figures.tsx';
import { LotInfoCards } from '../../components/produce/lot/lot-info-cards.tsx';
import { LotPlan } from '../../components/produce/lot/lot-plan.tsx';
import { LotRecord } from '../../components/produce/lot/lot-record.tsx';
import { WaitingPanel } from '../../components/produce/waiting/waiting-panel.tsx';

/** One lot: its remaining quantity, its entries and its products. */
export function LotPage() {
  return (
    <LotRecord actions={(lot) => <LotActions lot={lot} />}>
      {(lot) => (
        <>
          <WaitingPanel />
          <LotFigures lot={lot} />
          <LotPlan lot={lot} />
          <LinkedProducts lot={lot} />
          <Ledger key={lot.id} owner={lotResource} id={lot.id} />
          <LotFacts lot={lot} />
          <LotInfoCards lot={lot} />
        </>
      )}
    </LotRecord>
  );
}
