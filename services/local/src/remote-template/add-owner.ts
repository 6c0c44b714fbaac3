import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { RemotePlan } from './plan-remote.ts';

/** Width of the places in CODEOWNERS, so that the teams are in one column. */
const placeWidth = 22;

/** Gives the folder of a new remote to a team of its name, in the file CODEOWNERS. */
export function addOwner(root: string, { folder, name }: RemotePlan): void {
  const line = `${`/${folder}/`.padEnd(placeWidth - 1)} @pazar/${name}\n`;
  appendFileSync(path.join(root, 'CODEOWNERS'), line);
}
