import { LotActions } from '../../components/produce/lot/lot-actions.tsx';
import { LotFacts } from '../../components/produce/lot/lot-facts.tsx';
import { LotFigures } from '../../components/produce/lot/lot-figures.tsx';
import { LotFrame } from '../../components/produce/lot/lot-frame.tsx';
import { LotInfoCards } from '../../components/produce/lot/lot-info-cards.tsx';
import { LotLedger } from '../../components/produce/lot/lot-ledger.tsx';
import { LotLinks } from '../../components/produce/lot/lot-links.tsx';
import { LotPlan } from '../../components/produce/lot/lot-plan.tsx';
import { WaitingEntries } from '../../components/produce/waiting/waiting-entries.tsx';

/** One lot: what is left of it, what was booked on it, what it is sold as. */
export function LotPage() {
  return (
    <LotFrame actions={(lot) => <LotActions lot={lot} />}>
      {(lot) => (
        <>
          <WaitingEntries />
          <LotFigures lot={lot} />
          <LotPlan lot={lot} />
          <LotLinks lot={lot} />
          <LotLedger key={lot.id} lot={lot} />
          <LotFacts lot={lot} />
          <LotInfoCards lot={lot} />
        </>
      )}
    </LotFrame>
  );
}
