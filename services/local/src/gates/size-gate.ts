import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFiles } from '../build/source-files.ts';
import type { Gate } from './gate.ts';
import { describeSize, partOf } from './size-rules.ts';

/** Prints how many lines the product has, and the aim. It passes also above the aim. */
export function sizeGate(root: string): Gate {
  return {
    name: 'size',
    async run() {
      const lines = new Map<string, number>();
      for (const file of await sourceFiles(root)) {
        const part = partOf(file);
        if (part === undefined) continue;
        const text = await readFile(path.join(root, file), 'utf8');
        lines.set(part, (lines.get(part) ?? 0) + text.trimEnd().split('\n').length);
      }
      return { ok: true, output: '', notes: [describeSize(lines)] };
    },
  };
}
