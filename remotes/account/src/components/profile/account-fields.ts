import type { Account } from '@pazar/contracts/account';
import { businessInputSchema, type ProfileInput } from '@pazar/contracts/account-input';
import { accountTexts } from '@pazar/contracts/account-texts';
import * as z from '@pazar/contracts/schema';
import { imageName, type ImageWords } from '@pazar/section/image-texts';
import type { TFunction } from 'i18next';
import { defineFields } from '@pazar/section/form/define-fields';
import { emptyTexts } from '@pazar/section/form/empty-texts';

/** What values of the account are written with. */
export interface AccountWords {
  readonly t: TFunction<'account'>;
}

/** What values of the profile are written with. */
export interface ProfileWords extends AccountWords {
  readonly images: ImageWords;
}

/** What a phone number looks like, where it is none. */
export const explainPhone = ({ code }: { code: string }, { t }: AccountWords) =>
  code === 'format' || code === 'invalid' ? t('account.fault.phone') : undefined;

/** What a number of a register looks like, where it is none: the same as below its field. */
export const explainNumber =
  (name: 'taxNumber' | 'registrationNumber') =>
  ({ code }: { code: string }, { t }: AccountWords) =>
    code === 'format' || code === 'invalid' ? t(`account.businessHint.${name}`) : undefined;

export const profileFields = defineFields<ProfileInput, ProfileWords>({
  displayName: { empty: '' },
  avatarImageId: { empty: null, show: (id, { images }) => imageName(id, images) },
  ...emptyTexts(accountTexts),
  phone: { empty: null, explain: explainPhone },
  currency: { empty: 'MKD', show: (currency, { t }) => t(`account.currency.${currency}`) },
  about: { empty: null, members: { mk: {}, en: {} } },
});

/** What the form of the profile holds of an account. */
export const profileValues = (account: Account | null): ProfileInput =>
  account === null ? profileFields.empty() : profileFields.pick(account);

/** Business data, nested as in the API. */
export const businessSchema = z.strictObject({ business: businessInputSchema });
type BusinessValues = z.infer<typeof businessSchema>;

const emptyBusiness = {
  legalName: null,
  taxNumber: null,
  registrationNumber: null,
  farmRegistryNumber: null,
  vatRegistered: false,
};

export const businessFields = defineFields<BusinessValues, AccountWords>({
  business: {
    empty: emptyBusiness,
    members: {
      legalName: {},
      taxNumber: { explain: explainNumber('taxNumber') },
      registrationNumber: { explain: explainNumber('registrationNumber') },
      farmRegistryNumber: {},
      vatRegistered: { show: (is, { t }) => t(is ? 'account.yes' : 'account.no') },
    },
  },
});

/** What the form of the business holds of an account. */
export const businessValues = (account: Account | null): BusinessValues =>
  account === null ? businessFields.empty() : businessFields.pick(account);
