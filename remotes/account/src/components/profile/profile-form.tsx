import { type Account, accountSchema } from '@pazar/contracts/account';
import { profileInputSchema } from '@pazar/contracts/account-input';
import { isTextOf } from '@pazar/contracts/declared-text';
import { currencySchema } from '@pazar/contracts/money';
import { accountTexts } from '@pazar/contracts/account-texts';
import { isSuspended } from '@pazar/section/use-suspension';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { RecordForm } from '@pazar/section/form/record-form';
import { useFormHold } from '@pazar/section/form/use-form-hold';
import { useRecordForm } from '@pazar/section/form/use-record-form';
import { PictureUpload } from '@pazar/section/image/picture-upload';
import { TextFields } from '@pazar/section/text-fields';
import { LocalizedTextField } from '@pazar/section/form/localized-text-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { useMemo, useState } from 'react';
import { imageNumbers } from '@pazar/section/image-texts';
import { useLocale } from '@pazar/shell/locale';
import type { FieldDescriptions } from '@pazar/section/form/field-description';
import { saveAccount, showAccount } from '../../api/account-calls.ts';
import { profileFields, profileValues } from './account-fields.ts';
import styles from './profile-form.module.css';

/** Longest text about oneself, in characters: the contract's. */
const aboutLimit = 2000;

/** Who the person is, as others read it. Only what was changed is sent. */
export function ProfileForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const notify = useNotify();
  const queries = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const fields = useProfileFields(account);
  const form = useRecordForm({
    name: 'profile',
    schema: profileInputSchema,
    rowSchema: accountSchema,
    row: account,
    toValues: profileValues,
    fields,
    save: saveAccount(useHttp()),
    onSaved(saved) {
      showAccount(queries, saved);
      notify(t('account.saved'));
    },
  });
  useFormHold(form, isUploading, t('account.picture.uploading'));
  // The reason is above every page of the account.
  const blocked = isSuspended(account) ? shell('form.suspended') : undefined;
  return (
    <RecordForm form={form} label={t('account.group.profile')} blocked={blocked}>
      <FormSection title={t('account.profile.title')} hint={t('account.profile.hint')}>
        <FormField form={form} name="displayName">
          {(field) => <TextField {...field} limit={80} />}
        </FormField>
        <TextFields form={form} texts={accountTexts} />
        <FormField form={form} name="currency">
          {(field) => (
            <SelectField
              {...field}
              options={currencySchema.options.map((value) => ({
                value,
                label: t(`account.currency.${value}`),
              }))}
            />
          )}
        </FormField>
        <FormField form={form} name="avatarImageId">
          {({ value, onChange, ...field }) => (
            <PictureUpload
              {...field}
              value={value === null ? [] : [{ id: value, alt: null }]}
              onChange={([picture]) => onChange(picture?.id ?? null)}
              max={1}
              isDescribed={false}
              onBusy={setUploading}
              isOptional
            />
          )}
        </FormField>
        <div className={styles['wide']}>
          <FormField form={form} name="about">
            {({ value, ...field }, errors) => (
              <LocalizedTextField
                {...field}
                value={{ mk: value?.mk ?? null, en: value?.en ?? null }}
                errors={errors}
                limit={aboutLimit}
                isMultiline
                isOptional
              />
            )}
          </FormField>
        </div>
      </FormSection>
    </RecordForm>
  );
}

/** The labels of the profile's fields and the words of their values. */
function useProfileFields({ avatarImageId }: Account): FieldDescriptions {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  return useMemo(() => {
    const numberOf = imageNumbers(avatarImageId === null ? [] : [avatarImageId]);
    const images = { t: shell, locale, numberOf };
    return profileFields.describe(
      (name) =>
        isTextOf(accountTexts, name)
          ? accountTexts[name].label[locale]
          : t(`account.profile.${name}`),
      { t, images },
    );
  }, [t, shell, locale, avatarImageId]);
}
