import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { PlainItem, PlainList, Stack } from '@pazar/ui/layout';
import { StaleNotice } from '@pazar/ui/stale-notice';
import { useQuery } from '@tanstack/react-query';
import { closingExtent } from '../../api/account-calls.ts';

const going = [
  ['person', []],
  ['places', ['locations']],
  ['pictures', ['images']],
  ['records', ['views', 'imports']],
  ['sessions', []],
] as const;
const staying = [
  ['catalogue', ['products', 'lots', 'promotions', 'images']],
  ['stock', ['movements']],
  ['history', ['events']],
  ['number', []],
] as const;

/** What goes with the account, what stays and why, each with the numbers of this account. */
export function ClosingFacts() {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const { data, isError, isFetching, refetch } = useQuery(closingExtent(useHttp()));
  return (
    <>
      {isError && (
        <StaleNotice
          message={t('account.close.count.failed')}
          retry={{
            label: shell('action.retry'),
            isBusy: isFetching,
            onRetry: () => void refetch(),
          }}
        />
      )}
      <h3>{t('account.close.goes')}</h3>
      <PlainList label={t('account.close.goes')} isBusy={isFetching}>
        {going.map(([what, counted]) => (
          <Fact
            key={what}
            text={t(`account.close.going.${what}`)}
            counted={counted}
            counts={data?.goes}
          />
        ))}
      </PlainList>
      <h3>{t('account.close.stays')}</h3>
      <PlainList label={t('account.close.stays')} isBusy={isFetching}>
        {staying.map(([what, counted]) => (
          <Fact
            key={what}
            text={t(`account.close.staying.${what}`)}
            counted={counted}
            counts={data?.stays}
          />
        ))}
      </PlainList>
    </>
  );
}

type Counted = (typeof going | typeof staying)[number][1][number];

interface FactProps {
  text: string;
  counted: readonly Counted[];
  /** Undefined until they are loaded: the text holds without them. */
  counts: Readonly<Partial<Record<Counted, number>>> | undefined;
}

function Fact({ text, counted, counts }: FactProps) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const present = counts && counted.map((name) => [name, counts[name] ?? 0] as const);
  const words = present
    ?.filter(([, count]) => count > 0)
    .map(([name, count]) =>
      t(`account.close.count.${name}`, { count, number: formatNumber(count, locale) }),
    );
  return (
    <PlainItem>
      <Stack gap="small">
        <span>{text}</span>
        {words !== undefined && counted.length > 0 && (
          <strong>{words.join(' · ') || t('account.close.count.none')}</strong>
        )}
      </Stack>
    </PlainItem>
  );
}
