import { imageNumbers } from '@pazar/section/image-texts';
import { useTranslation } from 'react-i18next';
import { promiseTexts } from '@pazar/testing/promise-texts';
import { businessFields, profileFields } from './account-fields.ts';

function useProfileTexts() {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const images = { t: shell, locale: 'en', numberOf: imageNumbers(['own']) } as const;
  return profileFields.describe((name, member) => `${name} ${member ?? ''}`, { t, images });
}

promiseTexts({
  useFields: useProfileTexts,
  values: {
    displayName: ['Green farm', 'Blue farm'],
    avatarImageId: ['own', 'new', 'newer'],
    phone: ['+38970111222', '+38970111223'],
    currency: ['MKD', 'EUR'],
    'about.mk': ['Едно', 'Две'],
    'about.en': ['One', 'Two'],
  },
});

function useBusinessTexts() {
  const { t } = useTranslation('account');
  return businessFields.describe((name, member) => `${name} ${member ?? ''}`, { t });
}

promiseTexts({
  useFields: useBusinessTexts,
  values: {
    'business.legalName': ['Green farm', 'Blue farm'],
    'business.taxNumber': ['4030000000001', '4030000000002'],
    'business.registrationNumber': ['7000001', '7000002'],
    'business.farmRegistryNumber': ['100', '101'],
    'business.vatRegistered': [true, false],
  },
});
