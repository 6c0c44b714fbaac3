import { describeImage } from '@pazar/contracts/image';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '@pazar/ui/card-grid';
import { PageSection } from '@pazar/ui/page-section';
import { Picture } from '@pazar/section/record/picture';
import { useLocation } from './use-location.ts';

/** Of a picture whose shape is not known: its frame cuts it. */
const anySize = { width: 1200, height: 1200 } as const;

/** The pictures of a location. */
export function PicturesPart() {
  const { t } = useTranslation('locations');
  const { imageIds, imageAlts } = useLocation();
  if (imageIds.length === 0) return null;
  return (
    <PageSection title={t('location.field.imageIds')}>
      <CardGrid>
        {imageIds.map((id) => (
          <Picture
            key={id}
            image={{ ...describeImage({ id, ...anySize }), alt: imageAlts[id] ?? null }}
            size={480}
            icon="location"
          />
        ))}
      </CardGrid>
    </PageSection>
  );
}
