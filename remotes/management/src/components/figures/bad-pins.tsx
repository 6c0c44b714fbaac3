import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { PageSection } from '@pazar/ui/page-section';
import { useQuery } from '@tanstack/react-query';
import { locationsWithBadPins } from '../../api/figures.ts';
import { LinkedLines } from '../frame/facts.tsx';
import { LoadedPart } from '../frame/loaded-part.tsx';
import { useFormatters } from '../../model/use-formatters.ts';
import { codeText } from '../../model/field-texts.ts';

/** Locations of all agents whose pin is missing or cannot be right, with the fault and the agent. */
export function BadPins() {
  const words = useFormatters();
  const { t, locale } = words;
  const locations = useQuery(locationsWithBadPins(useHttp()));
  const count = formatTotal(locations.data?.page, locale);
  return (
    <PageSection title={t('figures.pins')}>
      <LoadedPart query={locations} of="records">
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
                detail: [agent.displayName, ...warnings.map((warning) => codeText(words, warning))],
              }))}
            />
          </>
        )}
      </LoadedPart>
    </PageSection>
  );
}
