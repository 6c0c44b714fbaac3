import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { Loaded } from '@pazar/ui/record/loaded';
import { PageSection } from '@pazar/ui/record/page-section';
import { useQuery } from '@tanstack/react-query';
import { placesOfCase } from '../../api/verification.ts';
import { codeText } from '../record/field-texts.ts';
import { LazyPlacesMap } from '../record/lazy-places-map.ts';

/** The places of the waiting agent on the map, with the warnings of each. */
export function CasePlaces({ id }: { id: string }) {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const places = useQuery(placesOfCase(useHttp(), id));
  const texts = { loading: t('records.loading'), failed: t('records.failed') };
  return (
    <PageSection title={t('agent.tabs.locations')}>
      <Loaded query={places} texts={texts}>
        {({ items }) => (
          <>
            {items.length === 0 && <p>{t('records.empty')}</p>}
            {items.length > 0 && <LazyPlacesMap label={t('records.map')} places={items} />}
            <InfoLines>
              {items.map(({ id: key, name, address, warnings }) => (
                <InfoLine
                  key={key}
                  name={name}
                  tone={warnings.length > 0 ? 'attention' : 'good'}
                  detail={[
                    address.line1,
                    address.settlement,
                    ...warnings.map((warning) => codeText({ t, locale }, warning)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              ))}
            </InfoLines>
          </>
        )}
      </Loaded>
    </PageSection>
  );
}
