import path from 'node:path';
import { writeTemplate } from '@pazar/create-remote/write-template';
import type { RemotePlan } from './plan-remote.ts';

/** Writes the files of a new remote into the repository. Their layout is left to the formatter. */
export function writeRemote(root: string, plan: RemotePlan): void {
  writeTemplate(path.join(root, plan.folder), plan, { place: 'inside', order: plan.order });
}
