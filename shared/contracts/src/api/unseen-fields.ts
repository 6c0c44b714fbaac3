/** Fields that say again what the event itself says, or that only Pazar reads: no page shows them. */
export const unseenAuditedFields: ReadonlySet<string> = new Set([
  'bookingId',
  'createdAt',
  'creationDate',
  'id',
  'updateDate',
  'updatedAt',
  'version',
]);
