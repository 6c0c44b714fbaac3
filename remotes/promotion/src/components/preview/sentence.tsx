import { useLocale } from '@pazar/shell/locale';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'react';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import type { Phrase } from '../../model/phrase.ts';
import type { EndOfPromotion } from '../../model/end-reason.ts';
import styles from './preview.module.css';
import { usePhrases } from './use-phrases.ts';

export interface SentenceProps {
  promotion: PromotionSketch;
  /** Of a promotion that is stored. */
  id: string | undefined;
  /** How a stored promotion ended. */
  end?: EndOfPromotion | undefined;
}

/** What a promotion does, or did, in one sentence of plain words whose facts are marked. */
export function Sentence({ promotion, id, end }: SentenceProps) {
  const { t } = useTranslation('promotion');
  const { phrases, notice } = usePhrases({ promotion, id, end, t, locale: useLocale() });
  return (
    <>
      <SentenceText phrases={phrases} t={t} />
      {notice}
    </>
  );
}

interface SentenceTextProps {
  phrases: readonly Phrase[];
  t: TFunction<'promotion'>;
}

export function SentenceText({ phrases, t }: SentenceTextProps) {
  return (
    <>
      {phrases.map((phrase, index) => (
        <Fragment key={phrase.key}>
          {separatorOf(phrase, index)}
          {partsOf(phrase, t).map(({ text, isFact }) =>
            isFact ? (
              <span key={text} className={styles.fact}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </Fragment>
      ))}
      .
    </>
  );
}

/** What it is for belongs to the discount. */
function separatorOf({ key }: Phrase, index: number): string {
  if (index === 0) return '';
  return /\.(?:on|everything)\.[A-Z_]+$/.test(key) ? ' ' : ', ';
}

/** Characters for private use, which no name has: a value that is filled in is between them. */
const [opening, closing] = ['\uE000', '\uE001'] as const;

/** The words of a phrase, and the facts to insert. */
function partsOf({ key, values }: Phrase, t: TFunction<'promotion'>) {
  const marked = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${opening}${value}${closing}` : value,
    ]),
  );
  return t(key, marked)
    .split(/[\uE000\uE001]/)
    .map((text, index) => ({ text, isFact: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
