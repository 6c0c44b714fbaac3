import type { Locale } from '@pazar/contracts/locale';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { placeholders } from '@pazar/format/placeholders';
import type { ReadQuery } from '@pazar/section/read';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useLocale } from '@pazar/shell/locale';
import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Quiet } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { SentenceText } from './sentence.tsx';
import { usePhrases } from './use-phrases.ts';

/** The page has the texts of one language; a chunk has those of the other. */
const textsOf = {
  en: async () => (await import('../../../assets/localization/en.json')).default,
  mk: async () => (await import('../../../assets/localization/mk.json')).default,
} as const satisfies Record<Locale, unknown>;

async function translationTo(locale: Locale): Promise<TFunction<'promotion'>> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: locale,
    ns: 'promotion',
    resources: { [locale]: { promotion: await textsOf[locale]() } },
    interpolation: placeholders,
  });
  return instance.getFixedT(locale, 'promotion');
}

const sentenceTexts = (locale: Locale): ReadQuery<{ t: TFunction<'promotion'> }> => ({
  queryKey: ['promotion', 'sentence-texts', locale],
  queryFn: async () => ({ t: await translationTo(locale) }),
});

export interface OtherLanguageProps {
  promotion: PromotionSketch;
  /** Of a promotion that is stored. */
  id: string | undefined;
}

/** The same sentence as customers of the other language read it. */
export function OtherLanguage(props: OtherLanguageProps) {
  const { t } = useTranslation('promotion');
  const locale: Locale = useLocale() === 'en' ? 'mk' : 'en';
  const { data, notice } = useInlineQuery({ ...sentenceTexts(locale), staleTime: Infinity });
  return (
    <PageSection title={t(`promotion.preview.in.${locale}`)} isLandmark={false}>
      {notice}
      {data !== undefined && <Translated {...props} t={data.t} locale={locale} />}
    </PageSection>
  );
}

interface TranslatedProps extends OtherLanguageProps {
  t: TFunction<'promotion'>;
  locale: Locale;
}

function Translated({ t, locale, ...props }: TranslatedProps) {
  const { phrases } = usePhrases({ ...props, t, locale });
  return (
    <p lang={locale}>
      <Quiet>
        <SentenceText phrases={phrases} t={t} />
      </Quiet>
    </p>
  );
}
