import type { ImportRow } from '@pazar/contracts/import';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@pazar/ui/badge';

const tones: Readonly<Record<NonNullable<ImportRow['effect']>, BadgeTone>> = {
  create: 'good',
  update: 'info',
  unchanged: 'neutral',
};

/** What a row does, or did: a new record, a changed one, or nothing. */
export function ImportEffectBadge({ row: { effect, status } }: { row: ImportRow }) {
  const { t } = useTranslation('shell');
  if (status === 'UNDONE' || status === 'KEPT') {
    const tone = status === 'KEPT' ? 'attention' : 'neutral';
    return <Badge tone={tone}>{t(`import.effect.${status}`)}</Badge>;
  }
  if (effect === undefined || effect === null) return null;
  if (status === 'ERROR') return <Badge tone="attention">{t('import.effect.sameName')}</Badge>;
  return <Badge tone={tones[effect]}>{t(`import.effect.${effect}`)}</Badge>;
}
