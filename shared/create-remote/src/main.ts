#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { askForWords, type GivenWords } from './ask-for-words.ts';
import { createRepository } from './create-repository.ts';
import { NameRefusal, roles, type Role } from './name-remote.ts';

const help = `Usage: npm create @pazar/remote [name] -- [options]

Makes a repository with a section: a list and a form that work, in English and Macedonian, with tests,
lint rules and a CI file. It asks for what you do not give.

  <name>             small letters, digits and "_", such as orders or price_tags
  --title <text>     what the section is called, in English
  --title-mk <text>  the same in Macedonian
  --role <role>      who sees it: ${Object.keys(roles).join(' or ')}
  --to <folder>      by default a new folder of the name, here
  --packages <path>  copy tarballs of @pazar/* from this folder into packages/, and install those
                     instead of a package registry's
  --no-install       write the files only
  --help             print this
`;

const options = {
  title: { type: 'string' },
  'title-mk': { type: 'string' },
  role: { type: 'string' },
  to: { type: 'string' },
  packages: { type: 'string' },
  'no-install': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const isRole = (text: string | undefined): text is Role => text !== undefined && text in roles;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help === true) {
    process.stdout.write(help);
    return;
  }
  const [name, ...others] = positionals;
  if (others.length > 0) throw new NameRefusal(`Give one name.\n\n${help}`);
  if (values.role !== undefined && !isRole(values.role)) {
    throw new NameRefusal(`--role is ${Object.keys(roles).join(' or ')}, not ${values.role}.`);
  }
  const given: GivenWords = {
    name,
    title: values.title,
    titleMk: values['title-mk'],
    role: values.role,
  };
  const words = await askForWords(given);
  const { to, packages } = values;
  await createRepository(words, { to, packages, install: values['no-install'] !== true });
}

try {
  await main();
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  process.stderr.write(
    error instanceof NameRefusal || isUsage
      ? `${error.message}\n`
      : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
