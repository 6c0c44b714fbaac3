import { Outlet } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Page } from '@pazar/ui/page';
import { RecordTabs } from '@pazar/ui/record/record-tabs';
import { referenceKinds } from '../../model/reference/reference-kind.ts';

/** What all agents choose from; each kind is an address. */
export function ReferencePage() {
  const { t } = useTranslation('management');
  return (
    <Page title={t('reference.title')} subtitle={t('reference.lead')}>
      <RecordTabs
        tabs={referenceKinds.map((kind) => ({
          path: `/management/reference/${kind}`,
          label: t(`reference.kind.${kind}`),
        }))}
      />
      <Outlet />
    </Page>
  );
}
