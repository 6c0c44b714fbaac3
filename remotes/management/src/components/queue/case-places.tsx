import { PageSection } from '@pazar/ui/record/page-section';
import { placesOfCase } from '../../api/verification.ts';
import { LinkedLines } from '../frame/facts.tsx';
import { ReadPart } from '../frame/loaded-part.tsx';
import { useWords } from '../../model/use-words.ts';
import { codeText } from '../../model/field-texts.ts';
import { LazyPlacesMap } from '../record/lazy-places-map.ts';

/** The places of the waiting agent on the map, with the warnings of each. */
export function CasePlaces({ id }: { id: string }) {
  const words = useWords();
  const { t } = words;
  return (
    <PageSection title={t('agent.tabs.locations')}>
      <ReadPart read={(http) => placesOfCase(http, id)} of="records">
        {({ items }) => (
          <>
            {items.length > 0 && <LazyPlacesMap label={t('records.map')} places={items} />}
            <LinkedLines
              none={t('records.empty')}
              lines={items.map(({ id: place, name, address: { line1, settlement }, warnings }) => ({
                to: `/management/locations/${place}`,
                name,
                tone: warnings.length > 0 ? 'attention' : 'good',
                detail: [line1, settlement, ...warnings.map((one) => codeText(words, one))],
              }))}
            />
          </>
        )}
      </ReadPart>
    </PageSection>
  );
}
