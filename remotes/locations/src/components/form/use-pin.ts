import type { Position } from '@pazar/geography/position';
import { useFormValue } from '@pazar/section/form/use-form-value';
import type { LocationForm } from './location-fields.ts';

/** The pin of a form; null while there is none, or the text is no position. */
export function usePin(form: LocationForm): Position | null {
  const lat = useFormValue(form, 'lat');
  const lng = useFormValue(form, 'lng');
  const isKnown = Number.isFinite(lat) && Number.isFinite(lng);
  return isKnown && lat !== null && lng !== null ? { lat, lng } : null;
}
