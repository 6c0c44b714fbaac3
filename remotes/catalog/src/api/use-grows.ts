import { useAuthStore } from '@pazar/shell';

/** Whether the agent grows anything. Of one who does not, what comes in was bought, and nothing is picked. */
export function useGrows(): boolean {
  return useAuthStore((auth) => auth.session?.userType) !== 'SELLER';
}
