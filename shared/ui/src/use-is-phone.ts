import { breakpoints } from './breakpoints.ts';
import { useMedia } from './use-media.ts';

/** True below 768 px, where a table has no space. */
export const useIsPhone = (): boolean => useMedia(`(width < ${breakpoints.medium}px)`);
