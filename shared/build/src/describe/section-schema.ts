import { sectionDescriptorSchema } from '@pazar/contracts/releases/section-file';
import * as z from 'zod';
import { sectionWords } from './section-words.ts';

/** The part of JSON Schema that a description of `section.json` needs. */
type Schema = z.core.JSONSchema.JSONSchema;

/**
 * The JSON Schema of `section.json`, made of the contract that the build and the registry check. A few rules
 * of that contract compare members with each other, and only the build knows them.
 *
 * @throws Error that names a member without words, or words without a member
 */
export function sectionSchema(): Schema {
  const contract = z.toJSONSchema(sectionDescriptorSchema, { io: 'input' });
  const written = {
    ...contract,
    properties: { $schema: { type: 'string' }, ...contract.properties },
  };
  const left = new Set(Object.keys(sectionWords));
  const described = describe(written as Schema, '', left);
  if (left.size > 0) throw new Error(`section.json has no member ${[...left].join(', ')}`);
  return { ...described, title: 'section.json of a section of Pazar' };
}

/** Adds the words to the members of an object, and to those of the objects in them. */
function describe(schema: Schema, before: string, left: Set<string>): Schema {
  const { properties, items } = schema;
  if (typeof items === 'object' && !Array.isArray(items)) {
    return { ...schema, items: describe(items, before, left) };
  }
  if (properties === undefined) return schema;
  const members = Object.entries(properties).map(([name, member]) => {
    const place = `${before}${name}`;
    const description = sectionWords[place];
    if (description === undefined) throw new Error(`section-words.ts says nothing about ${place}`);
    left.delete(place);
    const inner = typeof member === 'object' ? describe(member, `${place}.`, left) : {};
    return [name, { description, ...inner }] as const;
  });
  return { ...schema, properties: Object.fromEntries(members) };
}
