import { roleSchema, type Role } from '@pazar/contracts/agent-kinds';

/** The permissions that a change of roles adds and removes, in the order in which roles are shown. */
export function roleChange(
  before: readonly Role[],
  after: readonly Role[],
): { gained: Role[]; lost: Role[] } {
  return {
    gained: roleSchema.options.filter((role) => after.includes(role) && !before.includes(role)),
    lost: roleSchema.options.filter((role) => before.includes(role) && !after.includes(role)),
  };
}
