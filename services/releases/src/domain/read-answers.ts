import type { ApiShapes, Requirements } from '@pazar/contracts/releases/requirements';
import type { Shape } from '@pazar/contracts/releases/shape-of';

/** Why a section could not work with an API: what it cannot read, and what the API would not accept of it. */
export function faultsWithApi({ reads, sends }: Requirements, api: ApiShapes): string[] {
  return [
    ...common(reads, api.answers).flatMap(([name, reader, answer]) =>
      unreadable(reader, answer).map((fault) => `reads ${name}, and ${fault}`),
    ),
    ...common(sends, api.accepts).flatMap(([name, body, reader]) =>
      unreadable(reader, body).map((fault) => `sends ${name}, and ${fault}`),
    ),
  ];
}

type Shapes = Readonly<Record<string, Shape>>;

/** A contract that only one side knows says nothing: it may have another name. */
function common(left: Shapes, right: Shapes): [string, Shape, Shape][] {
  return Object.entries(left).flatMap(([name, shape]) => {
    const other = right[name];
    return other === undefined ? [] : [[name, shape, other]];
  });
}

/** Why somebody who expects `reader` could not read `answer`; empty when they can. */
export function unreadable(reader: Shape, answer: Shape, at = 'it'): string[] {
  if (answer.anyOf) return answer.anyOf.flatMap((one) => unreadable(reader, one, at));
  if (reader.anyOf) return unreadableValues(reader, answer, at);
  return reader.enum ? otherValues(reader.enum, answer, at) : ofOtherType(reader, answer, at);
}

/** Of several values each may have another reader: an enumeration is read by a union of its values. */
function unreadableValues(reader: Shape, answer: Shape, at: string): string[] {
  const values = answer.enum ?? (answer.type === 'boolean' ? [true, false] : []);
  const readers = reader.anyOf ?? [];
  if (values.length < 2) return unreadableByAll(readers, answer, at);
  return values.flatMap((value) => unreadableByAll(readers, { ...answer, enum: [value] }, at));
}

/** The nearest alternative says most about what is missing. */
function unreadableByAll(readers: readonly Shape[], answer: Shape, at: string): string[] {
  const tried = readers.map((one) => unreadable(one, answer, at));
  return tried.toSorted((left, right) => left.length - right.length)[0] ?? [];
}

function ofOtherType(reader: Shape, answer: Shape, at: string): string[] {
  const type = typeOf(answer);
  if (reader.type === undefined || type === undefined) return [];
  const isWhole = reader.type === 'number' && type === 'integer';
  if (reader.type !== type && !isWhole) return [`${at} is ${type} instead of ${reader.type}`];
  if (type === 'array') return unreadable(reader.items ?? {}, answer.items ?? {}, `${at}[]`);
  return type === 'object' ? unreadableMembers(reader, answer, at) : [];
}

function otherValues(known: readonly unknown[], answer: Shape, at: string): string[] {
  const type = typeOf(answer);
  if (answer.enum === undefined) return type === undefined ? [] : [`${at} can be any ${type}`];
  const others = answer.enum.filter((value) => !known.includes(value));
  return others.length === 0 ? [] : [`${at} can be ${others.map(String).join(' or ')}`];
}

function typeOf({ type, enum: values }: Shape): string | undefined {
  if (type !== undefined || values === undefined) return type;
  const [first] = values;
  return first === null ? 'null' : typeof first;
}

function unreadableMembers(reader: Shape, answer: Shape, at: string): string[] {
  const { properties: read = {} } = reader;
  const { properties: given = {} } = answer;
  return [
    ...missingMembers(reader, answer, at),
    ...unknownMembers(reader, answer, at),
    ...Object.entries(read).flatMap(([name, member]) =>
      given[name] === undefined ? [] : unreadable(member, given[name], `${at}.${name}`),
    ),
    ...unreadableEntries(reader, answer, at),
  ];
}

function missingMembers({ required = [] }: Shape, answer: Shape, at: string): string[] {
  const isRecord = typeof answer.additionalProperties === 'object';
  return required.flatMap((name) => {
    const isNamed = answer.properties?.[name] !== undefined;
    if (!isNamed) return isRecord ? [] : [`${at}.${name} is missing`];
    return answer.required?.includes(name) ? [] : [`${at}.${name} may be missing`];
  });
}

/** A strict reader refuses members that it does not know. */
function unknownMembers(reader: Shape, answer: Shape, at: string): string[] {
  if (reader.additionalProperties !== false) return [];
  return Object.keys(answer.properties ?? {})
    .filter((name) => reader.properties?.[name] === undefined)
    .map((name) => `${at}.${name} is unknown to the reader`);
}

/** Of a record, whose members have any names. */
function unreadableEntries(reader: Shape, answer: Shape, at: string): string[] {
  const { additionalProperties: expected } = reader;
  if (typeof expected !== 'object') return [];
  const { additionalProperties: others } = answer;
  const members = Object.values(answer.properties ?? {});
  const all = typeof others === 'object' ? [...members, others] : members;
  return all.flatMap((member) => unreadable(expected, member, `${at}.*`));
}
