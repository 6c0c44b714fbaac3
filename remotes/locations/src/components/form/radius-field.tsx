import { locationLimits } from '@pazar/contracts/location-fields';
import { formatKilometres } from '@pazar/format/distance';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { NumberField } from '@pazar/ui/input/number-field';
import styles from './location-form.module.css';

interface RadiusFieldProps {
  /** Kilometres; NaN while the text is no number. */
  value: number;
  onChange: (radiusKm: number) => void;
}

/** End of the slider, in km: farther than most deliver. The field accepts more. */
const maxDragged = 60;

/** How far it delivers: dragged, moved with the arrow keys, or typed. */
export function RadiusField({ value, onChange }: RadiusFieldProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { min } = locationLimits.radiusKm;
  const dragged = Number.isNaN(value) ? min : Math.min(Math.max(value, min), maxDragged);
  return (
    <div className={styles.radius}>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('location.form.radiusSlider')}
        aria-valuetext={formatKilometres(dragged, locale)}
        min={min}
        max={maxDragged}
        step={min}
        value={dragged}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <NumberField
        label={t('location.form.radius')}
        decimals={1}
        value={value}
        onChange={(radiusKm) => onChange(radiusKm ?? Number.NaN)}
      />
    </div>
  );
}
