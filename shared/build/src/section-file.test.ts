import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishedSectionFile, readSectionFile } from './section-file.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pazar-section-file-'));
});

afterEach(() => rm(root, { recursive: true }));

const route = {
  path: 'orders',
  icon: 'section',
  labelKey: 'sidebar.orders',
  label: { en: 'Orders', mk: 'Нарачки' },
  order: 80,
};
const descriptor = { name: 'orders', contract: 1, namespace: 'orders', routes: [route] };

const write = (content: unknown) => writeFile(join(root, 'section.json'), JSON.stringify(content));

describe('readSectionFile', () => {
  it('reads a descriptor and fills in who may see its routes', async () => {
    await write(descriptor);
    expect(readSectionFile(root)).toEqual({
      ...descriptor,
      routes: [{ ...route, audience: 'signed-in', roles: [] }],
    });
  });

  it('names the file and every fault in it', async () => {
    await write({
      ...descriptor,
      name: 'Or ders',
      routes: [{ ...route, path: '../up', order: -1 }],
    });
    const read = () => readSectionFile(root);
    expect(read).toThrow(join(root, 'section.json'));
    expect(read).toThrow(/name\b/);
    expect(read).toThrow(/routes\[0\]\.path/);
    expect(read).toThrow(/routes\[0\]\.order/);
  });

  it('names two routes of one path', async () => {
    await write({ ...descriptor, routes: [route, route] });
    expect(() => readSectionFile(root)).toThrow(/duplicate-route-path/);
  });

  it('names a command that leaves the section', async () => {
    const command = { label: { en: 'New order', mk: 'Нова нарачка' }, path: '/orders/new' };
    await write({ ...descriptor, commands: [command] });
    expect(readSectionFile(root).commands).toEqual([{ ...command, roles: [], keywords: [] }]);
    await write({ ...descriptor, commands: [{ ...command, path: '/product/new' }] });
    expect(() => readSectionFile(root)).toThrow(
      /"\/product\/new" is below none of the section's routes/,
    );
  });

  it('names a property that it does not know', async () => {
    await write({ ...descriptor, colour: 'red' });
    expect(() => readSectionFile(root)).toThrow(/colour/);
  });

  it('accepts the member by which editors find its JSON Schema, and no build has it', async () => {
    const written = { $schema: './section.schema.json', ...descriptor };
    await write(written);
    expect(readSectionFile(root)).not.toHaveProperty('$schema');
    const bytes = Buffer.from(JSON.stringify(written));
    expect(JSON.parse(String(publishedSectionFile(bytes)))).toEqual(descriptor);
    const unfinished = Buffer.from('{ "name": ');
    expect(publishedSectionFile(unfinished)).toBe(unfinished);
  });

  it('gets this member by the codemod of its version, once', async () => {
    const place = new URL('../codemods/0.3.0.js', import.meta.url).href;
    // A module of JavaScript, as `pazar update` runs it.
    const { codemod } = (await import(place)) as { codemod: (section: object) => string[] };
    await writeFile(join(root, 'section.json'), JSON.stringify(descriptor, null, 2));
    expect(codemod({ root })).toEqual(['section.json']);
    const text = await readFile(join(root, 'section.json'), 'utf8');
    const $schema = './node_modules/@pazar/build/section.schema.json';
    expect(text).toBe(JSON.stringify({ $schema, ...descriptor }, null, 2));
    expect(codemod({ root })).toEqual([]);
  });

  it('names the file when it is absent or is not JSON', async () => {
    expect(() => readSectionFile(root)).toThrow(join(root, 'section.json'));
    await writeFile(join(root, 'section.json'), '{ "name": ');
    expect(() => readSectionFile(root)).toThrow(join(root, 'section.json'));
  });
});
