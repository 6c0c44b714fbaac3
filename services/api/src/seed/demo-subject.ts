/** Google's name for a seeded agent in the demo. */
export function demoSubject(username: string): string {
  return `demo-${username}`;
}
