import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, type Gate } from './gate.ts';
import { otherWidths, readBreakpoints } from './media-widths.ts';

/** What browsers get: the sheets of libraries too, which the gate "source rules" does not see. */
const served = ['host/dist/**/*.{css,html}', 'remotes/*/dist/**/*.{css,html}'];

/** Looks for media queries of finished builds at other widths than the breakpoints. */
export function styleGate(root: string): Gate {
  return {
    name: 'built styles',
    async run() {
      const read = (file: string) => readFile(path.join(root, file), 'utf8');
      const widths = readBreakpoints(await read('shared/ui/src/breakpoints.ts'));
      const files = globSync(served, { cwd: root }).toSorted();
      if (!files.some((file) => file.endsWith('.css'))) {
        return outcomeOf(['No build has a style sheet: has the build run?']);
      }
      const findings = await Promise.all(
        files.map(async (file) =>
          otherWidths(await read(file), widths).map(
            (width) => `${file}: a media query at ${width}, none of ${widths.join(', ')}`,
          ),
        ),
      );
      return outcomeOf(findings.flat());
    },
  };
}
