import { useTranslation } from '@pazar/shell/translation';
import { DescriptionList } from '@pazar/ui/description-list';

/** A fact by its name; null where it is not known. */
export type Fact = readonly [term: string, detail: string | null];

/** Facts by name; what is lacking is said. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('management');
  return (
    <DescriptionList
      items={facts.map(([term, detail]) => ({ term, detail: detail ?? t('value.none') }))}
    />
  );
}
