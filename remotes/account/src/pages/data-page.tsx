import { isSuspended } from '@pazar/section/use-suspension';
import { ClosingCard } from '../components/data/closing-card.tsx';
import { ExportCard } from '../components/data/export-card.tsx';
import { GroupPage } from '../components/frame/group-page.tsx';
import { useAccount } from '../components/frame/use-account.ts';

/** All own data as a file, and the end of the account. */
export function DataPage() {
  const account = useAccount();
  return (
    <GroupPage group="data">
      <ExportCard />
      <ClosingCard account={account} isReadOnly={isSuspended(account)} />
    </GroupPage>
  );
}
