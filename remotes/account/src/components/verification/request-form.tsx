import { type Account, accountSchema } from '@pazar/contracts/account';
import { wholeVerificationRequestSchema } from '@pazar/contracts/account-input';
import type { VerificationProgress } from '@pazar/contracts/verification';
import { sendCall } from '@pazar/section/call';
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
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { TextField } from '@pazar/ui/input/text-field';
import { TextLink } from '@pazar/ui/text-link';
import { useMemo } from 'react';
import { showAccount } from '../../api/account-calls.ts';
import { FirstLocationSection } from './first-location-section.tsx';
import { useHidingSave } from '../profile/use-hiding-save.tsx';
import { entersLocation, locationMembers, requestFields, requestValues } from './request-fields.ts';

const types = ['PRODUCER', 'SELLER'] as const;

export interface RequestFormProps {
  account: Account;
  progress: VerificationProgress;
}

/** Everything that management needs, in one form: it is sent whole, and kept whole or not at all. */
export function RequestForm({ account, progress }: RequestFormProps) {
  const { t } = useTranslation('account');
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  const refreshSession = useRefreshSession();
  const fields = useMemo(
    () => ({
      ...requestFields.describe(
        // The table names the members, whose texts have the same names.
        (name, member) => t(`account.request.${member ?? name}` as 'account.request.phone'),
        { t },
      ),
      ...Object.fromEntries(
        locationMembers.map((name) => [
          `location.${name}`,
          { label: t(`account.request.${name}`) },
        ]),
      ),
      'location.address.settlementIn': { label: t('account.request.address.settlement') },
    }),
    [t],
  );
  const form = useRecordForm({
    name: 'verification',
    schema: wholeVerificationRequestSchema,
    rowSchema: accountSchema,
    row: null,
    toValues: () => requestValues(account, progress),
    fields,
    save: ({ values: body, idempotencyKey }) =>
      sendCall(
        http,
        {
          method: 'post',
          path: '/v1/account/verification',
          schema: accountSchema,
          body,
          ifMatch: account.version,
        },
        idempotencyKey,
      ),
    onSaved(saved) {
      showAccount(queries, saved);
      void refreshSession();
      notify(t('account.request.sent'));
    },
  });
  const entered = {
    userType: useFormValue(form, 'userType'),
    phone: useFormValue(form, 'phone'),
    business: useFormValue(form, 'business'),
    location: useFormValue(form, 'location'),
  };
  // A verified seller waits for the answer as everybody does: without products.
  const asking = useHidingSave(form, {
    hidesProducts: account.verified,
    isRight: wholeVerificationRequestSchema.safeParse(entered).success,
    what: 'request.hides',
  });
  return (
    <RecordForm
      form={asking.form}
      label={t('account.request.title')}
      saveLabel={t('account.request.send')}
    >
      {asking.question}
      <FormSection title={t('account.request.title')} hint={t('account.request.hint')}>
        <FormField form={form} name="userType">
          {(field) => (
            <RadioGroup
              {...field}
              options={types
                .filter((type) => !account.verified || type === 'PRODUCER')
                .map((value) => ({ value, label: t(`account.request.as.${value}`) }))}
            />
          )}
        </FormField>
        <FormField form={form} name="business.legalName">
          {(field) => <TextField {...field} hint={t('account.businessHint.legalName')} />}
        </FormField>
        <FormField form={form} name="business.taxNumber">
          {({ value, ...field }) => (
            <TextField
              {...field}
              value={value ?? ''}
              hint={t('account.businessHint.taxNumber')}
              isOptional
            />
          )}
        </FormField>
        <FormField form={form} name="business.farmRegistryNumber">
          {({ value, ...field }) => (
            <TextField
              {...field}
              value={value ?? ''}
              hint={t('account.businessHint.farmRegistryNumber')}
              isOptional
            />
          )}
        </FormField>
        <FormField form={form} name="phone">
          {(field) => <TextField {...field} type="tel" />}
        </FormField>
      </FormSection>
      {entersLocation(account, progress) ? (
        <FirstLocationSection form={form} />
      ) : (
        <p>
          <TextLink to="/location">{t('account.request.places')}</TextLink>
        </p>
      )}
    </RecordForm>
  );
}
