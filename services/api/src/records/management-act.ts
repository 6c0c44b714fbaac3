/** Who in management acts, and why. */
export interface ManagementAct {
  managerId: string;
  reason: string;
}
