import { sendCall } from '@pazar/section/call';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Progress } from '@pazar/ui/overlay/progress';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { downloadFile } from '@pazar/section/record/download-file';
import { PlainItem, PlainList } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { useState } from 'react';
import { exportCall } from '../../api/account-calls.ts';

const parts = ['account', 'catalogue', 'stock', 'pictures', 'activity', 'formats'] as const;

/** Everything that Pazar keeps of the account, as a file. */
export function ExportCard() {
  const { t } = useTranslation('account');
  const notify = useNotify();
  const [received, setReceived] = useState<number | null>(null);
  const fetching = useApiMutation({
    mutationKey: ['account', 'export'],
    // An export changes nothing that a page shows.
    refetch: ['account', 'export'],
    async mutationFn(_all: object, { http, idempotencyKey }) {
      setReceived(null);
      const { id } = await sendCall(http, exportCall, idempotencyKey);
      const path = `/v1/account/export/${id}` as const;
      await downloadFile(http, { path, name: 'pazar.zip', onProgress: setReceived });
    },
  });
  return (
    <PageSection
      title={t('account.export.title')}
      isFramed
      actions={
        <Button
          icon="download"
          isBusy={fetching.isPending}
          onClick={() => fetching.mutate({}, { onSuccess: () => notify(t('account.export.done')) })}
        >
          {t('account.export.fetch')}
        </Button>
      }
    >
      <p>{t('account.export.detail')}</p>
      {fetching.isPending && <Progress label={t('account.export.progress')} value={received} />}
      <ChangeFailure title={t('account.export.failed')} error={fetching.error} isRead />
      <PlainList label={t('account.export.contents')}>
        {parts.map((part) => (
          <PlainItem key={part}>{t(`account.export.part.${part}`)}</PlainItem>
        ))}
      </PlainList>
    </PageSection>
  );
}
