import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

/** The commands of a block in a document, and who runs them. */
export interface CommandBlock {
  /** From the root of the repository. */
  readonly document: string;
  /** Of the fence that opens it; counted from 1. */
  readonly line: number;
  readonly language: string;
  /** One for each line, without comments. */
  readonly commands: readonly string[];
  /** `<!-- run by: e2e/specs/a.spec.ts -->` above the block: the test that runs them. */
  readonly runBy: string | null;
  /** `<!-- not run: why -->` above the block: what a test cannot have. */
  readonly notRun: string | null;
}

/** Languages of blocks that a shell runs. */
const ofShell = new Set(['sh', 'bash', 'shell', 'console']);

const fence = /^\s*(?:```|~~~)\s*(\w*)/;
const marker = /^\s*<!-- (run by|not run): (.+) -->$/;

/** Documents that a person reads; templates and changesets are not among them. */
function documents(): string[] {
  const found = globSync(
    ['*.md', 'docs/**/*.md', '{e2e,host,remotes,shared,services}/**/README.md'],
    { cwd: repository, exclude: ['**/node_modules/**'] },
  );
  // The README starts the system that the others need.
  return ['README.md', ...found.filter((file) => file !== 'README.md').toSorted()];
}

/** The blocks of one document that a shell runs. */
export function blocksIn(document: string, text: string): CommandBlock[] {
  const lines = text.split('\n');
  const fences = [...lines.keys()].filter((index) => fence.test(lines[index] ?? ''));
  // Every second fence closes the one before.
  const opening = fences.filter((_, count) => count % 2 === 0);
  return opening
    .map((start) => {
      const end = fences[fences.indexOf(start) + 1] ?? lines.length;
      const above = lines.slice(0, start).findLast((line) => line.trim() !== '') ?? '';
      const [, kind, about = ''] = marker.exec(above) ?? [];
      return {
        document,
        line: start + 1,
        language: fence.exec(lines[start] ?? '')?.[1] ?? '',
        commands: lines
          .slice(start + 1, end)
          .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
          .filter((line) => line !== ''),
        runBy: kind === 'run by' ? about : null,
        notRun: kind === 'not run' ? about : null,
      };
    })
    .filter(({ language }) => ofShell.has(language));
}

/** Every block of commands in the documents, in the order in which a newcomer reads them. */
export function commandBlocks(): CommandBlock[] {
  return documents().flatMap((document) =>
    blocksIn(document, readFileSync(join(repository, document), 'utf8')),
  );
}

/**
 * The blocks whose marker names this spec, which runs them.
 *
 * @throws if no document names it
 */
export function blocksRunBy(spec: string): CommandBlock[] {
  const found = commandBlocks().filter(({ runBy }) => runBy === spec);
  if (found.length === 0) throw new Error(`No document says that ${spec} runs its commands`);
  return found;
}
