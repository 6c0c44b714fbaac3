import { cp, mkdir, mkdtemp, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const shared = join(import.meta.dirname, '..', '..');

/** The remote's possible imports, by their install folder. */
const installed = {
  react: join(shared, 'shell', 'node_modules', 'react'),
  'react-dom': join(shared, 'shell', 'node_modules', 'react-dom'),
  zustand: join(shared, 'shell', 'node_modules', 'zustand'),
  '@pazar/contracts': join(shared, 'contracts'),
  '@pazar/shell': join(shared, 'shell'),
  '@pazar/ui': join(shared, 'ui'),
};

const files = {
  'section.json': JSON.stringify({
    $schema: './node_modules/@pazar/build/section.schema.json',
    name: 'tiny',
    contract: 1,
    namespace: 'tiny',
    routes: [
      {
        path: 'tiny',
        icon: 'section',
        labelKey: 'sidebar.tiny',
        label: { en: 'Tiny', mk: 'Мало' },
        order: 1,
      },
    ],
  }),
  'assets/localization/en.json': JSON.stringify({ 'page.title': 'Tiny' }),
  'assets/localization/mk.json': JSON.stringify({ 'page.title': 'Мало' }),
  'src/section.tsx': `
    import { defineSection } from '@pazar/shell/section';
    import { Button } from '@pazar/ui/button';
    import { lazy } from 'react';
    import styles from './tiny.module.css';

    const Later = lazy(() => import('./later.tsx'));
    const Page = () => <main className={styles.page}><Later /><Button>Yes</Button></main>;
    export const section = defineSection({ routes: { tiny: Page } });
  `,
  'src/later.tsx': `
    import styles from './later.module.css';
    export default function Later() {
      return <p className={styles.page}>Later</p>;
    }
  `,
  'src/tiny.module.css': '.page { color: rebeccapurple; }',
  'src/later.module.css': '.page { color: seagreen; }',
};

/** Other texts of its files, and more files. */
export type TinyRemoteFiles = Readonly<Record<string, string>>;

/** The text of one of its files. */
export function tinyFile(name: keyof typeof files): string {
  return files[name];
}

/**
 * Writes a remote of one page, one chunk that loads later and two style sheets to a new folder.
 *
 * @param over files to write with another text, or beside them
 * @returns the folder
 */
export async function makeTinyRemote(over: TinyRemoteFiles = {}): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'pazar-tiny-remote-')));
  for (const [name, text] of Object.entries({ ...files, ...over })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  for (const [name, folder] of Object.entries(installed)) {
    const link = join(root, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(folder, link, 'dir');
  }
  return root;
}

/** A copy of a remote at another place. */
export async function copyOf(root: string): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'pazar-tiny-remote-')));
  await cp(root, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
