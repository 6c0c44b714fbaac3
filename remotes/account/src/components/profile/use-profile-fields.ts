import type { Account } from '@pazar/contracts/account';
import { imageNumbers } from '@pazar/section/image-texts';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { FieldDescriptions } from '@pazar/section/form/field-description';
import { useMemo } from 'react';
import { profileFields } from './account-fields.ts';

/** The labels of the profile's fields and the words of their values. */
export function useProfileFields({ avatarImageId }: Account): FieldDescriptions {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  return useMemo(() => {
    const numberOf = imageNumbers(avatarImageId === null ? [] : [avatarImageId]);
    const images = { t: shell, locale, numberOf };
    return profileFields.describe((name) => t(`account.profile.${name}`), { t, images });
  }, [t, shell, locale, avatarImageId]);
}
