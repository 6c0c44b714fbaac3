import type { AgentDetail } from '@pazar/contracts/management';
import { useOutletContext } from '@pazar/shell/router';

/** The agent of the page around: `AgentPage` hands it on. */
export const useAgent = () => useOutletContext<AgentDetail>();
