import type { RolloutStep } from '@pazar/contracts/releases/release-state';
import type { Role } from '@pazar/contracts/agent-kinds';
import { usualStepsText } from '../domain/usual-steps.ts';
import { CliFailure } from './cli-failure.ts';
import type { CommandContext } from './command-context.ts';
import { exitCodes } from './exit-codes.ts';
import { findVersion } from './find-version.ts';
import type { RemoteChange } from './registry-client.ts';

/** The options of a change, as they were parsed. */
export interface ChangeFlags {
  reason?: string;
  dryRun?: boolean;
  ifMatch?: number;
  percent?: number;
  steps?: RolloutStep[];
  automatic?: boolean;
  role?: Role[];
  agent?: string[];
  onlyShare?: boolean;
  replacement?: string;
  yes?: boolean;
}

/** The arguments of a change, with versions as they were typed. */
interface Wanted {
  remote: string;
  version: string | undefined;
  options: ChangeFlags;
  reason: string;
}

interface ChangeVerb {
  description: string;
  version: '<version>' | '[version]' | undefined;
  help: string;
  /** What a change does for good, which a person confirms; absent where it can be undone. */
  forGood?: (change: RemoteChange) => string;
  toChange: (wanted: Wanted, context: CommandContext) => Promise<RemoteChange>;
}

export const changeVerbs: Record<RemoteChange['action'], ChangeVerb> = {
  canary: {
    description: 'give a version to a percentage of visitors, or change that percentage',
    version: '<version>',
    help: `
Default steps, without --percent and --steps: ${usualStepsText}.
With --automatic the controller takes the steps and gives a healthy canary to everyone.
Without it the canary stays at its step until you run pazar next, promote it or abort it.
A share given by --percent stays until you change it, so --automatic is not possible with it.
On an open canary --percent changes the share and keeps the steps, and whether the controller takes
them; a lower share moves visitors back. --steps replaces the steps; repeat --automatic to keep it
automatic.
The controller rolls back any canary with a guardrail metric worse than the control's.
The first release of a section can be a canary too: the others do not see the section, and the
controller judges it by fixed limits, because there is no control.
--role and --agent invite agents beside the share; repeat them. At 0 % only they get the canary, and fixed
limits judge it: that is the first default step of a canary with an audience, and --percent 0 stays there.
On an open canary they replace those invited before; --only-share invites nobody any more.
Visitors who are signed out belong to the share alone. The registry and the document have marks of
agents: who does not know an agent's identifier learns nothing from them.
latest is the newest version that is neither recalled nor deleted by gc.

Examples:
  $ pazar canary catalog latest --role manager --automatic --reason "managers first"
  $ pazar canary catalog latest --automatic --reason "new product list"
  $ pazar canary catalog 3fa9 --percent 5 --reason "try it with a few visitors"`,
    toChange: async ({ remote, version, options, reason }, context) => {
      const { percent, steps, automatic = false } = options;
      if (automatic && percent !== undefined) {
        const why = 'Give --percent, a share that stays, or --automatic, not both';
        throw new CliFailure(exitCodes.usage, why);
      }
      const audience = audienceOf(options);
      return {
        action: 'canary',
        remote,
        request: {
          version: await findVersion(context, remote, version ?? 'latest'),
          ...(percent !== undefined && { percent }),
          ...(steps && { steps }),
          automatic,
          ...(audience && { audience }),
          reason,
        },
      };
    },
  },
  promote: {
    description: 'roll the canary out to everyone, or make a version live',
    version: '[version]',
    help: `
Without an open canary, name the version.

Examples:
  $ pazar promote catalog --reason "a day without complaints"
  $ pazar promote catalog latest --reason "first release"`,
    toChange: async (wanted, context) => ({
      action: 'promote',
      remote: wanted.remote,
      request: await versionRequest(wanted, context),
    }),
  },
  next: {
    description: 'take the next step of the canary',
    version: undefined,
    help: `
Example:
  $ pazar next catalog --reason "an hour without complaints"`,
    toChange: ({ remote, reason }) =>
      Promise.resolve({ action: 'next', remote, request: { reason } }),
  },
  pause: {
    description: 'hold the canary at its percentage',
    version: undefined,
    help: `
The controller still rolls back a paused canary that fails a guardrail.

Example:
  $ pazar pause catalog --reason "looking at the metrics"`,
    toChange: ({ remote, reason }) =>
      Promise.resolve({ action: 'pause', remote, request: { reason } }),
  },
  resume: {
    description: 'resume a paused canary; the current step starts over',
    version: undefined,
    help: `
The controller does not pause it again for a metric that it was paused for.

Example:
  $ pazar resume catalog --reason "it was the network"`,
    toChange: ({ remote, reason }) =>
      Promise.resolve({ action: 'resume', remote, request: { reason } }),
  },
  abort: {
    description: 'end the canary: everyone gets the live version again',
    version: undefined,
    help: `
Open tabs keep what they run until they reload; to replace it there too, recall it.

Example:
  $ pazar abort catalog --reason "prices are wrong"`,
    toChange: ({ remote, reason }) =>
      Promise.resolve({ action: 'abort', remote, request: { reason } }),
  },
  rollback: {
    description: 'go back to an earlier version',
    version: '[version]',
    help: `
Everyone gets <version>, or the version before the live one. While a canary is open, abort it first.
Without <version> it begins from what is live, so it needs the revision that you saw: the one that this
terminal has shown last, or --if-match. A second operator's rollback of the same revision is refused.
Open tabs keep what they run until they reload; to replace it there too, recall it.

Examples:
  $ pazar rollback catalog --reason "prices are wrong"
  $ pazar rollback catalog 0.1.0-3fa9c1d2e4b5 --reason "prices are wrong since yesterday"`,
    toChange: async (wanted, context) => ({
      action: 'rollback',
      remote: wanted.remote,
      request: await versionRequest(wanted, context),
    }),
  },
  withdraw: {
    description: 'remove a section: visitors get none of its versions',
    version: undefined,
    help: `
The next page that a visitor loads has neither its entry nor its pages. An open tab is loaded again
within a minute, once nothing in it is unsaved. An open canary ends. Promote a version to bring the section back.

Example:
  $ pazar withdraw catalog --reason "the market is closed until spring"`,
    toChange: ({ remote, reason }) =>
      Promise.resolve({ action: 'withdraw', remote, request: { reason } }),
  },
  freeze: {
    description: 'keep new releases from a remote until you unfreeze it',
    version: undefined,
    help: `
No version reaches more visitors: canary, next, promote and publish --live are refused, and the controller
takes no step. It still rolls back a broken canary, and you can publish, roll back, pause, abort, recall
and withdraw. Freezing needs the role operator, so a team cannot end it.

Example:
  $ pazar freeze catalog --reason "no releases in the week of the fair"`,
    toChange: ({ remote, reason }) =>
      Promise.resolve({ action: 'freeze', remote, request: { reason } }),
  },
  unfreeze: {
    description: 'allow releases of a remote again',
    version: undefined,
    help: `
An automatic canary goes on with the steps that are due.

Example:
  $ pazar unfreeze catalog --reason "the fair is over"`,
    toChange: ({ remote, reason }) =>
      Promise.resolve({ action: 'unfreeze', remote, request: { reason } }),
  },
  recall: {
    description: 'replace a version for everyone, also in open tabs',
    version: '<version>',
    help: `
This cannot be undone. A recall is by content: other versions of the same content are recalled too,
and the registry refuses to publish that content again under another name. The package's version
is no part of the content.
Without --replacement everyone gets the newest earlier version that is compatible. When there is
none, the recall is refused: name a replacement, or withdraw the section first.
Afterwards latest is the newest version that is neither recalled nor deleted by gc.

Example:
  $ pazar recall catalog 3fa9 --reason "sends a customer's address to the wrong place"`,
    forGood: ({ remote, request }) =>
      `${remote} ${'version' in request ? request.version : ''} will be recalled, with every version of the same content.`,
    toChange: async ({ remote, version, options, reason }, context) => {
      const { replacement } = options;
      const found = replacement && (await findVersion(context, remote, replacement));
      return {
        action: 'recall',
        remote,
        request: {
          version: await findVersion(context, remote, version ?? ''),
          ...(found && { replacement: found }),
          reason,
        },
      };
    },
  },
};

/** The audience that the options name; undefined when they name none. */
function audienceOf({ role, agent, onlyShare = false }: ChangeFlags) {
  if (!onlyShare) return role || agent ? { roles: role ?? [], agents: agent ?? [] } : undefined;
  if (role || agent) {
    throw new CliFailure(exitCodes.usage, 'Give --only-share, or --role and --agent, not both');
  }
  return { roles: [], agents: [] };
}

async function versionRequest({ remote, version, reason }: Wanted, context: CommandContext) {
  if (version === undefined) return { reason };
  return { version: await findVersion(context, remote, version), reason };
}
