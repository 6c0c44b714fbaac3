import { ElementPin } from './element-pin.tsx';
import { MarkerPin } from './marker-pin.tsx';
import type { GooglePinProps } from './google-pin-props.ts';

/** A pin on Google's map. Newer pins need a map with the id of a style; others have the older ones. */
export function GooglePinOnMap(props: GooglePinProps) {
  const { isAdvancedMarkersAvailable = false } = props.map.getMapCapabilities();
  return isAdvancedMarkersAvailable ? <ElementPin {...props} /> : <MarkerPin {...props} />;
}
