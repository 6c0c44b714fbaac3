import { PageSection } from '@pazar/ui/record/page-section';
import { locationsOfCase } from '../../api/verification.ts';
import { LinkedLines } from '../frame/facts.tsx';
import { ReadPart } from '../frame/loaded-part.tsx';
import { useWords } from '../../model/use-words.ts';
import { codeText } from '../../model/field-texts.ts';
import { LazyLocationsMap } from '../record/lazy-locations-map.ts';

/** The locations of the waiting agent on the map, with the warnings of each. */
export function CaseLocations({ id }: { id: string }) {
  const words = useWords();
  const { t } = words;
  return (
    <PageSection title={t('agent.tabs.locations')}>
      <ReadPart read={(http) => locationsOfCase(http, id)} of="records">
        {({ items }) => (
          <>
            {items.length > 0 && <LazyLocationsMap label={t('records.map')} locations={items} />}
            <LinkedLines
              none={t('records.empty')}
              lines={items.map(
                ({ id: location, name, address: { line1, settlement }, warnings }) => ({
                  to: `/management/locations/${location}`,
                  name,
                  tone: warnings.length > 0 ? 'attention' : 'good',
                  detail: [line1, settlement, ...warnings.map((one) => codeText(words, one))],
                }),
              )}
            />
          </>
        )}
      </ReadPart>
    </PageSection>
  );
}
