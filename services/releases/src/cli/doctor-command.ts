import { healthSchema } from '@pazar/contracts/health';
import { problemSchema } from '@pazar/contracts/problem';
import { tokenWarningDays } from '../domain/token-api.ts';
import { exitCodeOf, messageOf } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { table } from './table.ts';
import { readServedDocument } from './verify-document.ts';

/** One check and its result. */
interface Finding {
  what: string;
  state: 'ok' | 'warning' | 'fault';
  detail: string;
}

type Look = (context: CommandContext) => Promise<Omit<Finding, 'what'>>;

const dayMs = 24 * 60 * 60 * 1000;
/** Statements are renewed daily and valid for 30 days; fewer left means that renewal fails. */
const leastDaysLeft = 25;
/** Expiry depends on the clock; an unsynchronised machine drifts by a minute within weeks. */
const maxSkewMs = 60_000;

/**
 * `doctor`: checks everything that a release needs, and prints each fault with its remedy. Exit 8
 * with a fault; a warning alone is 0.
 */
export async function doctorCommand(context: CommandContext): Promise<ExitCode> {
  const findings: Finding[] = [];
  for (const [what, look] of Object.entries(looks)) {
    context.showProgress(what);
    let isAway = false;
    const found = await look(context).catch((error: unknown) => {
      isAway = what === 'registry' && exitCodeOf(error) === exitCodes.unreachable;
      return fault(messageOf(error));
    });
    findings.push({ what, ...found });
    // Every other look would fail for the same reason.
    if (isAway) break;
  }
  context.showProgress('');
  answer(context, { findings }, () =>
    table(findings.map(({ what, state, detail }) => [state.toUpperCase(), what, detail])),
  );
  const isFaulty = findings.some(({ state }) => state === 'fault');
  return isFaulty ? exitCodes.faults : exitCodes.done;
}

const ok = (detail: string) => ({ state: 'ok' as const, detail });
const warning = (detail: string) => ({ state: 'warning' as const, detail });
const fault = (detail: string) => ({ state: 'fault' as const, detail });

/** The remedy for each check of the registry's readiness. */
const remedies: Record<string, string> = {
  database: 'the database does not answer: start it, or correct DATABASE_URL',
  documents:
    'the documents on disk are missing or damaged and cannot be rewritten: make their folder writable',
  keys: 'this registry lacks a signing key, so it does not sign: copy it from another registry, or restore a backup (keys list, pazar restore)',
  signature:
    'the document is not signed by a key that browsers trust: see pazar keys list, then restore a backup (pazar restore)',
  expiry: 'the document has expired: see the log of the registry why it is not renewed every day',
  builds:
    'files of live builds are missing in the store: pazar verify names them, pazar repair restores them',
  disk: 'less than 64 MB of disk space is left: free some, for example with pazar gc',
};

const looks: Record<string, Look> = {
  registry: async ({ client }) => {
    const answered = await client.http.askPublic('/health/ready');
    const health = healthSchema.safeParse(answered.json);
    if (!health.success) {
      return fault(`${client.http.url} answers ${answered.status}, but is not a registry`);
    }
    const { checks } = health.data;
    const down = Object.keys(checks).filter((check) => checks[check] === 'down');
    if (down.length > 0) return fault(down.map((check) => remedies[check] ?? check).join('; '));
    return ok(`${client.http.url} answers (${Object.keys(checks).join(', ')} up)`);
  },
  clock: async ({ client, now }) => {
    const response = await fetch(`${client.http.url}/health/live`);
    const skew = Math.abs(now().getTime() - Date.parse(response.headers.get('date') ?? ''));
    if (Number.isNaN(skew)) return warning('the registry does not send its time');
    const seconds = Math.round(skew / 1000);
    return skew > maxSkewMs
      ? fault(`this machine and the registry differ by ${seconds} s: set both clocks`)
      : ok('this machine and the registry agree');
  },
  token: async ({ client }) => {
    const answered = await client.http.askRaw({ path: '/v1/tokens' });
    if (answered.status === 403) return ok('valid, without the role operator');
    if (answered.status === 200) return ok('valid, with the role operator');
    const problem = problemSchema.safeParse(answered.json);
    const detail = problem.success ? problem.data.detail : undefined;
    if (answered.status === 401) return fault(`${detail ?? 'it is not valid'}; create a new one`);
    return fault(
      `${client.http.url} answers ${answered.status}; is --registry the registry's URL?`,
    );
  },
  secrets: async ({ exposedSecrets }) => {
    const files = await exposedSecrets();
    return files.length === 0
      ? ok('no other user of this machine can read them')
      : warning(`other users of this machine can read or change: chmod 600 ${files.join(' ')}`);
  },
  tokens: async ({ client, now }) => {
    const answered = await client.http.askRaw({ path: '/v1/tokens' });
    if (answered.status === 403) return ok('only an operator can list them');
    const soon = (await client.tokens()).filter(({ state, expiresAt }) => {
      const left = Date.parse(expiresAt ?? '') - now().getTime();
      return state === 'valid' && left < tokenWarningDays * dayMs;
    });
    const names = soon.map(({ name }) => name).join(', ');
    return names === ''
      ? ok('none expires soon')
      : warning(`expiring within ${tokenWarningDays} days: ${names}`);
  },
  document: async ({ client, shell, now }) => {
    const { items: keys } = await client.keys();
    const at = now();
    const options = { keys: keys.map(({ key }) => key), now: at };
    const { statement, faults } = await readServedDocument(shell, options);
    if (faults.length > 0) return fault(faults.join('; '));
    const { sequence } = await client.document();
    if (statement.sequence < sequence) {
      return fault(
        `the edge serves document ${statement.sequence}; the registry has issued ${sequence}`,
      );
    }
    const days = Math.floor((Date.parse(statement.expires) - at.getTime()) / dayMs);
    const said = `${shell} serves document ${sequence}, signed, valid for ${days} more days`;
    return days < leastDaysLeft ? warning(`${said}; it should be renewed every day`) : ok(said);
  },
  assets: async ({ client }) => {
    const { document } = await client.document();
    const entries = Object.values(document.microFrontends).flat();
    for (const { url } of entries) await fetchBytes(url);
    return ok(`${entries.length} manifests can be read (pazar verify reads every file)`);
  },
  rollouts: async ({ client }) => {
    const paused = (await client.states()).filter(({ rollout }) => rollout?.state === 'paused');
    const names = paused.map(({ name }) => name).join(', ');
    return names === ''
      ? ok('none is paused')
      : warning(`paused, waiting for an operator: ${names}`);
  },
  shell: async ({ client }) => {
    const [live] = await client.hosts();
    return live
      ? ok(`remotes are checked against ${live.facts.version}`)
      : warning('none is announced, so remotes are not checked against one (pazar announce host)');
  },
};
