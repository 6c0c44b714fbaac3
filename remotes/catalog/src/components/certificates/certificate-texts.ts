import type { Locale } from '@pazar/contracts/locale';
import type { Certification } from '@pazar/contracts/product-traits';
import { formatList } from '@pazar/format/list';
import type { Translate } from '@pazar/shell/translation';

/** Certificates in words: `Organic MK-12, Halal`. */
export function certificateTexts(
  certifications: readonly Pick<Certification, 'type' | 'number'>[],
  { t, locale }: { t: Translate<'catalog'>; locale: Locale },
): string {
  return formatList(
    certifications.map(({ type, number }) =>
      [t(`certificate.${type}`), number].filter(Boolean).join(' '),
    ),
    locale,
  );
}
