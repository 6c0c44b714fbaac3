/** Google's name for a seeded agent in the demo. */
export function demoSubject(username: string): string {
  return `demo-${username}`;
}

/** Demo agents that have linked their Google account. */
export const linkedDemoAgents: readonly string[] = ['producer', 'seller', 'manager'];
