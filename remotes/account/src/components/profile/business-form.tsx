import { type Account, accountSchema } from '@pazar/contracts/account';
import { businessInputSchema } from '@pazar/contracts/account-input';
import { isSuspended } from '@pazar/section/use-suspension';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useRefreshSession } from '@pazar/shell/session';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { RecordForm } from '@pazar/section/form/record-form';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { useRecordForm } from '@pazar/section/form/use-record-form';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { TextField } from '@pazar/ui/input/text-field';
import { useMemo } from 'react';
import { saveAccount, showAccount } from '../../api/account-calls.ts';
import { needsVerificationAgain } from '../../model/needs-verification-again.ts';
import { NoticeBox } from '../frame/notice-box.tsx';
import { useHidingSave } from './use-hiding-save.tsx';
import { businessFields, businessSchema, businessValues } from './account-fields.ts';

const numbers = ['legalName', 'taxNumber', 'registrationNumber', 'farmRegistryNumber'] as const;
type Member = (typeof numbers)[number] | 'vatRegistered';

/** The registered data of the business. Warns before a save that changes a field which management has verified. */
export function BusinessForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const notify = useNotify();
  const queries = useQueryClient();
  const refreshSession = useRefreshSession();
  const fields = useMemo(
    () =>
      businessFields.describe(
        // The table names the members of a business, whose texts have the same names.
        (name, member) => t(`account.${name}.${(member ?? 'title') as Member | 'title'}`),
        { t },
      ),
    [t],
  );
  const form = useRecordForm({
    name: 'business',
    schema: businessSchema,
    rowSchema: accountSchema,
    row: account,
    toValues: businessValues,
    fields,
    save: saveAccount(useHttp()),
    onSaved(saved) {
      showAccount(queries, saved);
      void refreshSession();
      notify(t('account.saved'));
    },
  });
  const entered = useFormValue(form, 'business');
  // The reason is above every page of the account.
  const blocked = isSuspended(account) ? shell('form.suspended') : undefined;
  const isChecked = needsVerificationAgain(account, entered);
  const isRight = businessInputSchema.safeParse(entered).success;
  const sells = account.roles.includes('ROLE_AGENT');
  const asking = useHidingSave(form, {
    hidesProducts: isChecked && sells,
    isRight,
    what: 'back',
  });
  return (
    <RecordForm form={asking.form} label={t('account.group.business')} blocked={blocked}>
      <FormSection title={t('account.business.title')}>
        {numbers.map((name) => (
          <FormField key={name} form={form} name={`business.${name}`}>
            {({ value, ...field }) => (
              <TextField
                {...field}
                value={value ?? ''}
                hint={t(`account.businessHint.${name}`)}
                isOptional
              />
            )}
          </FormField>
        ))}
        <FormField form={form} name="business.vatRegistered">
          {({ value, ...field }) => <Checkbox {...field} value={value ?? false} />}
        </FormField>
      </FormSection>
      {asking.question}
      {isChecked && (
        <NoticeBox title={t('account.back.title')} tone="attention" icon="warning" isAnnounced>
          <p>{t('account.back.detail')}</p>
        </NoticeBox>
      )}
    </RecordForm>
  );
}
