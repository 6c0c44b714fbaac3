import { type Locale, localeSchema } from '@pazar/contracts/locale';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';
import { packName } from '@pazar/format/pack-name';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { NumberField } from '@pazar/ui/input/number-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { Columns, Stack } from '@pazar/ui/layout';
import { RareSection } from '../form/rare-section.tsx';
import { tagSizes, type TagSize } from './price-tags.tsx';
import type { TaggedPack } from './tag-lines.ts';

/** The options of printing: language, size of the paper, packs, and the number of tags for each. */
export interface TagSettings {
  readonly locale: Locale;
  readonly size: TagSize;
  /** Identifiers of the packs that get no tag. */
  readonly without: readonly string[];
  /** As typed; `copiesOf` makes a number of copies of it. */
  readonly copies: number | null;
}

/** Copies of a tag at most: a market has no more stalls. */
const maxCopies = 50;

/** How many copies of each tag are printed: at least one. */
export const copiesOf = ({ copies }: TagSettings): number =>
  Math.min(maxCopies, Math.max(1, Math.floor(copies ?? 1) || 1));

/** Packs that are listed without being asked for. */
const fewPacks = 6;

export interface TagChoicesProps {
  settings: TagSettings;
  packs: readonly TaggedPack[];
  onChange: (settings: TagSettings) => void;
}

export function TagChoices({ settings, packs, onChange }: TagChoicesProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { without, copies } = settings;
  const ids = packs.map(({ pack }) => pack.packId);
  const chosen = ids.filter((id) => !without.includes(id));
  return (
    <Stack>
      <Columns>
        <RadioGroup
          layout="row"
          label={t('promotion.tags.language')}
          value={settings.locale}
          options={localeSchema.options.map((value) => ({
            value,
            label: t(`promotion.tags.locale.${value}`),
          }))}
          onChange={(value) => onChange({ ...settings, locale: value })}
        />
        <RadioGroup
          layout="row"
          label={t('promotion.tags.size')}
          value={settings.size}
          options={tagSizes.map((value) => ({ value, label: t(`promotion.tags.size.${value}`) }))}
          onChange={(value) => onChange({ ...settings, size: value })}
        />
        <NumberField
          label={t('promotion.tags.copies')}
          hint={t('promotion.target.atMost', { number: formatNumber(maxCopies, locale) })}
          value={copies}
          onChange={(value) => onChange({ ...settings, copies: value })}
        />
      </Columns>
      <RareSection
        title={t('promotion.tags.packs')}
        held={t('promotion.info.ready', {
          number: formatNumber(chosen.length, locale),
          amount: formatNumber(packs.length, locale),
        })}
        isOpen={packs.length > 1 && packs.length <= fewPacks}
      >
        <CheckboxGroup
          label={t('promotion.tags.packs')}
          isLabelHidden
          value={chosen}
          options={packs.map(({ product, pack }) => ({
            value: pack.packId,
            label: `${readLocalizedText(product.name, locale).text}, ${packName(pack, locale)}`,
          }))}
          onChange={(next) =>
            onChange({ ...settings, without: ids.filter((id) => !next.includes(id)) })
          }
        />
      </RareSection>
    </Stack>
  );
}
