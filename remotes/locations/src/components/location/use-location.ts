import type { LocationDetail } from '@pazar/contracts/location-detail';
import { useOutletContext } from 'react-router-dom';

/** The location that the page around shows: `LocationPage` hands it to each of its tabs. */
export function useLocation(): LocationDetail {
  return useOutletContext<LocationDetail>();
}
