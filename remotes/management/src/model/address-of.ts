const sections: Readonly<Record<string, string>> = {
  agent: 'agents',
  product: 'products',
  lot: 'produce',
  location: 'locations',
  promotion: 'promotions',
};

/** Where management reads what an event of the audit is about; undefined where it has no page. */
export function addressOf({
  entity,
  entityId,
  action,
}: {
  readonly entity: string;
  readonly entityId: string | null;
  readonly action: string;
}): string | undefined {
  const section = Object.hasOwn(sections, entity) ? sections[entity] : undefined;
  const isGone = action.endsWith('.delete');
  if (section === undefined || entityId === null || isGone) return undefined;
  return `/management/${section}/${entityId}`;
}
