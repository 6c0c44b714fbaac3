import { useApiMutation } from '@pazar/section/use-api-mutation';
import type { Account } from '@pazar/contracts/account';
import { appealInputSchema, appealLimits } from '@pazar/contracts/account-input';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { TextArea } from '@pazar/ui/input/text-area';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { FormDialog } from '@pazar/ui/input/form-dialog';
import { Quiet } from '@pazar/ui/layout';
import { useState } from 'react';
import { accountChange } from '../../api/account-calls.ts';

/** What a suspended agent says to management, and what it has said already. */
export function AppealForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const appeal = account.suspension?.appeal ?? null;
  return (
    <>
      {appeal !== null && (
        <Quiet>{t('account.appeal.sent', { at: formatEnteredTime(appeal.at, locale) })}</Quiet>
      )}
      <Button onClick={() => setOpen(true)}>
        {t(appeal === null ? 'account.appeal.open' : 'account.appeal.again')}
      </Button>
      {isOpen && <AppealDialog before={appeal?.text ?? ''} onClose={() => setOpen(false)} />}
    </>
  );
}

function AppealDialog({ before, onClose }: { before: string; onClose: () => void }) {
  const { t } = useTranslation('account');
  const [text, setText] = useState(before);
  const appeal = useApiMutation(accountChange('appeal'));
  const { data: given } = appealInputSchema.safeParse({ text });

  function submit(): void {
    if (given === undefined) return;
    appeal.mutate(
      { method: 'post', path: '/v1/account/appeal', body: given },
      { onSuccess: onClose },
    );
  }
  return (
    <FormDialog
      title={t('account.appeal.title')}
      confirmLabel={t('account.appeal.send')}
      isBusy={appeal.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      {(hasTried) => (
        <>
          <TextArea
            label={t('account.appeal.label')}
            hint={t('account.appeal.hint')}
            value={text}
            onChange={setText}
            limit={appealLimits.max}
            error={
              hasTried && given === undefined ? t('account.appeal.wrong', appealLimits) : undefined
            }
          />
          <ChangeFailure title={t('account.appeal.notSent')} error={appeal.error} />
        </>
      )}
    </FormDialog>
  );
}
