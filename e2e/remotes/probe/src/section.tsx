import { defineSection } from '@pazar/shell/section';
import { ProbeRoutes } from './routes/probe-routes.tsx';

/**
 * A section that misbehaves on demand, and shows what the shell passes to sections. For tests only.
 */
export const section = defineSection({ routes: { probe: ProbeRoutes } });
