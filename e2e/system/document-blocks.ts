import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

/** The commands of a block in a document, and who runs them. */
export interface CommandBlock {
  /** From the root of the repository. */
  readonly document: string;
  /** Of its first command; counted from 1. */
  readonly line: number;
  readonly language: string;
  /** One for each line, without comments. */
  readonly commands: readonly string[];
  /** `<!-- run by: e2e/specs/a.spec.ts -->` above the block: the test that runs them. */
  readonly runBy: string | null;
  /** `<!-- not run: why -->` above the block: what a test cannot have. */
  readonly notRun: string | null;
}

/** Documents that a person reads; templates and changesets are not among them. */
const documents = globSync(
  ['*.md', 'docs/**/*.md', '{e2e,host,remotes,shared,services}/**/README.md'],
  { cwd: repository, exclude: ['**/node_modules/**'] },
).toSorted();

const block = /^(?:<!-- (run by|not run): (.+?) -->\n+)?```(sh|bash|shell|console)\n(.*?)^```/gms;

/** Every block of commands in the documents, in the order in which a newcomer reads them. */
export function commandBlocks(): CommandBlock[] {
  const readmeFirst = documents.toSorted((left, right) =>
    left === 'README.md' ? -1 : Number(right === 'README.md'),
  );
  return readmeFirst.flatMap((document) => {
    const text = readFileSync(join(repository, document), 'utf8');
    return [...text.matchAll(block)].map((match) => {
      const [whole, kind, about = '', language = '', content = ''] = match;
      const before = text.slice(0, match.index + whole.length).split('\n').length;
      return {
        document,
        line: before - content.split('\n').length + 1,
        language,
        commands: content
          .split('\n')
          .map((line) => line.replace(/(?:^|\s+)#.*$/, ''))
          .filter((line) => line !== ''),
        runBy: kind === 'run by' ? about : null,
        notRun: kind === 'not run' ? about : null,
      };
    });
  });
}
