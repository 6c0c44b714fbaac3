import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Loaded } from '@pazar/ui/record/loaded';
import { PageSection } from '@pazar/ui/record/page-section';
import { useQuery } from '@tanstack/react-query';
import { placesWithBadPins } from '../../api/figures.ts';
import { LinkedLines } from '../frame/linked-lines.tsx';
import { codeText } from '../record/field-texts.ts';

/** Places of all agents whose pin is missing or cannot be right, with the fault and the agent. */
export function BadPins() {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const places = useQuery(placesWithBadPins(useHttp()));
  const count = formatTotal(places.data?.page, locale);
  const texts = { loading: t('records.loading'), failed: t('records.failed') };
  return (
    <PageSection title={t('figures.pins')}>
      <Loaded query={places} texts={texts}>
        {({ items }) => (
          <>
            {items.length > 0 && count && (
              <p>{t('figures.pins.count', { number: count.number })}</p>
            )}
            <LinkedLines
              none={t('figures.pins.none')}
              lines={items.map(({ id, name, agent, warnings }) => ({
                to: `/management/locations/${id}`,
                name,
                detail: [
                  agent.displayName,
                  ...warnings.map((warning) => codeText({ t, locale }, warning)),
                ],
              }))}
            />
          </>
        )}
      </Loaded>
    </PageSection>
  );
}
