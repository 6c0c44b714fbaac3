import type { LocationDetail } from '@pazar/contracts/location-detail';
import { useOutletContext } from '@pazar/shell/router';

/** The place that the page around shows: `PlacePage` hands it to each of its tabs. */
export function usePlace(): LocationDetail {
  return useOutletContext<LocationDetail>();
}
