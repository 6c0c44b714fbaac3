import { GroupPage } from '../components/frame/group-page.tsx';
import { useAccount } from '../components/frame/use-account.ts';
import { BusinessForm } from '../components/profile/business-form.tsx';

/** What the business is registered as. */
export function BusinessPage() {
  return (
    <GroupPage group="business">
      <BusinessForm account={useAccount()} />
    </GroupPage>
  );
}
