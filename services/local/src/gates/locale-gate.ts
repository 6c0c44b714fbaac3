import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { sourceFiles } from '../build/source-files.ts';
import { Failure } from '../command/failure.ts';
import { outcomeOf, type Gate } from './gate.ts';
import { checkLocales, flattenKeys, type LocaleInput, type Messages } from './locale-keys.ts';

const messagesSchema: z.ZodType<Messages> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messagesSchema])),
);

const isLocale = /(?:^|\/)localization\/(?:en|mk)\.json$/;
const isUsingSource = (file: string) =>
  /^(?:src\/.*\.tsx?|src\/.*\.html|section\.json)$/.test(file) && !/\.test\.tsx?$/.test(file);

async function readSources(root: string, folder: string): Promise<string> {
  const files = (await sourceFiles(path.join(root, folder))).filter(isUsingSource);
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(root, folder, file), 'utf8')),
  );
  return texts.join('\n');
}

async function readMessages(root: string, file: string | undefined): Promise<Messages> {
  if (file === undefined) return {};
  const text = await readFile(path.join(root, file), 'utf8');
  try {
    return messagesSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Failure(`${file}: ${String(error)}`, { cause: error });
  }
}

async function readPackage(
  root: string,
  name: string,
  files: readonly string[],
): Promise<LocaleInput> {
  const own = files.filter((file) => file.startsWith(`${name}/`));
  const [en, mk] = await Promise.all(
    ['en', 'mk'].map((language) =>
      readMessages(
        root,
        own.find((file) => file.endsWith(`/${language}.json`)),
      ),
    ),
  );
  const source = await readSources(root, name);
  return { name, messages: { en: en ?? {}, mk: mk ?? {} }, source };
}

/** A package whose texts no other package uses. */
const alone = 'services/api';

/** Translations of the host, of the shared components, of every remote and of the API: complete, used, and no unknown key. */
export function localeGate(root: string): Gate {
  return {
    name: 'translations',
    async run() {
      const all = await sourceFiles(root);
      const files = all.filter((file) => isLocale.test(file));
      const names = new Set(
        all.flatMap((file) => /^(?:e2e\/)?remotes\/[^/]+(?=\/section\.json$)/.exec(file) ?? []),
      );
      const remotes = await Promise.all([...names].map((name) => readPackage(root, name, files)));
      const [host, ui, section, service] = await Promise.all([
        readPackage(root, 'host', files),
        readPackage(root, 'shared/ui', files),
        readPackage(root, 'shared/section', files),
        readPackage(root, alone, files),
      ]);
      const shell = await readSources(root, 'shared/shell');
      const ofRemotes = remotes.map(({ source }) => source);
      // A remote uses texts of the shared components; its descriptor names labels of the host.
      section.source = [section.source, ...ofRemotes].join('\n');
      ui.source = [ui.source, shell].join('\n');
      host.source = [host.source, ...ofRemotes].join('\n');
      const missing = [host, ui, section, service, ...remotes]
        .filter(({ messages }) => flattenKeys(messages.en).length === 0)
        .map(({ name }) => `${name}: has no texts under localization/en.json`);
      const fromRemotes = remotes.flatMap(({ messages }) => flattenKeys(messages.en));
      const fromUi = flattenKeys(ui.messages.en);
      const fromShared = [...fromUi, ...flattenKeys(section.messages.en)];
      return outcomeOf([
        ...missing,
        ...checkLocales({ ...host, elsewhere: [...fromShared, ...fromRemotes] }),
        ...checkLocales(ui),
        ...checkLocales({ ...section, elsewhere: [...fromUi, ...fromRemotes] }),
        ...checkLocales(service),
        ...remotes.flatMap((remote) => checkLocales({ ...remote, elsewhere: fromShared })),
      ]);
    },
  };
}
