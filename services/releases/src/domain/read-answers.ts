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
  if (reader.anyOf) {
    const tried = reader.anyOf.map((one) => unreadable(one, answer, at));
    if (tried.some((faults) => faults.length === 0)) return [];
    // The nearest alternative says most about what is missing.
    return tried.toSorted((left, right) => left.length - right.length)[0] ?? [];
  }
  if (reader.enum) return otherValues(reader.enum, answer, at);
  const type = typeOf(answer);
  if (reader.type === undefined || type === undefined) return [];
  if (reader.type !== type && !(reader.type === 'number' && type === 'integer')) {
    return [`${at} is ${type} instead of ${reader.type}`];
  }
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
  const read = reader.properties ?? {};
  const given = answer.properties ?? {};
  const isRecord = typeof answer.additionalProperties === 'object';
  const missing = (reader.required ?? []).flatMap((name) => {
    if (given[name] === undefined) return isRecord ? [] : [`${at}.${name} is missing`];
    return answer.required?.includes(name) ? [] : [`${at}.${name} may be missing`];
  });
  const unknown =
    reader.additionalProperties === false
      ? Object.keys(given).filter((name) => read[name] === undefined)
      : [];
  const others = reader.additionalProperties;
  const ofRecord =
    typeof others === 'object'
      ? [...Object.values(given), ...(isRecord ? [answer.additionalProperties || {}] : [])]
      : [];
  return [
    ...missing,
    ...unknown.map((name) => `${at}.${name} is unknown to the reader`),
    ...Object.entries(read).flatMap(([name, member]) =>
      given[name] === undefined ? [] : unreadable(member, given[name], `${at}.${name}`),
    ),
    ...ofRecord.flatMap((member) => unreadable(others || {}, member, `${at}.*`)),
  ];
}
