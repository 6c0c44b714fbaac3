import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** One thing that publishing asks for: translated, with a link to its field where it is missing or wrong. */
export interface ChecklistLine {
  readonly field: string;
  readonly text: string;
  /** The address of the field; null when nothing is wrong with it. */
  readonly fix: string | null;
}

export interface ChecklistCardProps {
  title: string;
  lines: readonly ChecklistLine[];
  /** Further lines, which are not counted. */
  children?: ReactNode;
}

/** What publishing asks for of a promotion, and how much of it there is. */
export function ChecklistCard({ title, lines, children }: ChecklistCardProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  return (
    <InfoCard title={title}>
      <p>
        {t('promotion.info.ready', {
          number: formatNumber(lines.filter(({ fix }) => fix === null).length, locale),
          amount: formatNumber(lines.length, locale),
        })}
      </p>
      <InfoLines>
        {lines.map(({ field, text, fix }) =>
          fix === null ? (
            <InfoLine key={field} tone="good" detail={text} />
          ) : (
            <InfoLine key={field} tone="attention">
              <TextLink to={fix}>{text}</TextLink>
            </InfoLine>
          ),
        )}
        {children}
      </InfoLines>
    </InfoCard>
  );
}
