import { join } from 'node:path';
import { composeDocument } from '../documents/compose-document.ts';
import { writeDocument } from '@pazar/service/document-folder';
import { openSigningKeys } from '../documents/signing-keys.ts';
import { signStatement, statementFor } from '../documents/statement.ts';
import { inspectBuild } from '../domain/inspect-build.ts';
import { buildFiles } from './build-fixture.ts';

// A process that a test kills: it issues one document after the other and reports each.
const [home = '', first = '1'] = process.argv.slice(2);
const documents = join(home, 'documents');
const keys = [await openSigningKeys(join(home, 'keys')).add()];
const trusted = keys.map((key) => key.trusted);
const { section, build, manifestIntegrity } = inspectBuild(buildFiles('catalog'));

for (let sequence = Number(first); ; sequence += 1) {
  const version = `0.0.${sequence}`;
  const live = { remote: 'catalog', version, traffic: 100, isDefault: true };
  const body = composeDocument([{ ...live, section, build, manifestIntegrity }], {
    asset: 'http://127.0.0.1:3100',
  });
  const statement = signStatement(statementFor(body, sequence, new Date()), keys);
  await writeDocument(documents, {
    sequence,
    keys: trusted,
    body: body.toString(),
    statement: JSON.stringify(statement),
  });
  process.stdout.write(`${sequence}\n`);
}
