import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFiles } from '../build/source-files.ts';
import { outcomeOf, type Gate } from './gate.ts';
import { otherWidths, readBreakpoints } from './media-widths.ts';
import { checkSource } from './source-rules.ts';

const text = /(?:\.(?:ts|tsx|mjs|cjs|js|css|json|yaml|yml|md|html|sql|sh)|\/?\.npmrc|\.ci\/run)$/;

/** May have a media query. */
const styled = /\.(?:css|html|tsx?)$/;

/** Applies the source rules to every text file of the repository. */
export function sourceGate(root: string): Gate {
  return {
    name: 'source rules',
    async run() {
      const widths = readBreakpoints(
        await readFile(path.join(root, 'shared/ui/src/breakpoints.ts'), 'utf8'),
      );
      const files = (await sourceFiles(root)).filter((file) => text.test(file));
      const findings = await Promise.all(
        files.map(async (file) => {
          const content = await readFile(path.join(root, file), 'utf8');
          const { problems, warnings } = checkSource(file, content);
          // The examples of the rule's own test are wrong on purpose.
          const isChecked = styled.test(file) && !file.endsWith('media-widths.test.ts');
          const others = isChecked ? otherWidths(content, widths) : [];
          const complaints = others.map(
            (width) =>
              `${file}: a media query at ${width}, use ${widths.join(', ')} or a container`,
          );
          return { problems: [...problems, ...complaints], warnings };
        }),
      );
      return {
        ...outcomeOf(findings.flatMap(({ problems }) => problems)),
        notes: findings.flatMap(({ warnings }) => warnings),
      };
    },
  };
}
