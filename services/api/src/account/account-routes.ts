import { accountSchema } from '@pazar/contracts/account';
import {
  accountPatchSchema,
  changePasswordRequestSchema,
  proofOfOwnerSchema,
} from '@pazar/contracts/account-input';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { prepared } from '../http/prepared.ts';
import { signedInOf } from '../http/authentication.ts';
import type { RequestLimiter } from '../security/request-limiter.ts';
import { sendVersioned, versionOf } from '../http/versions.ts';
import { accountAnswer } from './account-answer.ts';
import type { AccountService } from './account-service.ts';
import { closingExtentAnswer } from './closing/closing-extent.ts';
import type { Closing } from './closing/closing.ts';
import type { Passwords } from './credentials/passwords.ts';

const tags = ['account'];
const response = { 200: accountSchema };

export interface AccountRouteDependencies {
  account: AccountService;
  passwords: Passwords;
  closing: Closing;
  limiter: RequestLimiter;
}

export function accountRoutes(app: App, dependencies: AccountRouteDependencies): void {
  const { account, passwords } = dependencies;
  const newHashes = prepared<string>();
  closingRoutes(app, dependencies);

  app.get(
    '/v1/account',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Read the own account',
        description:
          'Everything that an agent enters about itself, with its roles, its verification and the state ' +
          'of its account. `ETag` has the version.',
        response,
      },
    },
    (request, reply) => sendVersioned(reply, accountAnswer(signedInOf(request).agent)),
  );

  app.patch(
    '/v1/account',
    {
      config: { access: 'signed-in', versioned: true, problems: ['sign-in-again', 'validation'] },
      schema: {
        tags,
        summary: 'Change the own account',
        description:
          'Changes the fields that are sent (RFC 7396). A new e-mail address needs the current ' +
          'password, and replaces the old one once its link is opened. `rate-limited` after five wrong ' +
          'passwords a minute.',
        body: accountPatchSchema,
        response,
      },
    },
    async (request, reply) => {
      const change = { version: versionOf(request), input: request.body };
      return sendVersioned(reply, accountAnswer(await account.change(signedInOf(request), change)));
    },
  );

  app.post(
    '/v1/account/password',
    {
      config: { access: 'signed-in', problems: ['invalid-transition', 'validation'] },
      schema: {
        tags,
        summary: 'Change the password',
        description:
          'Sets a new password, and on request ends all other sessions. `invalid-transition` for an ' +
          'account without a password: a link by e-mail sets one. `validation` at `/currentPassword` ' +
          'when it is wrong; `rate-limited` after five tries a minute.',
        body: changePasswordRequestSchema,
        response: { 204: z.null() },
      },
      preHandler: async (request) =>
        newHashes.keep(request, await passwords.prepareChange(signedInOf(request), request.body)),
    },
    async (request, reply) => {
      const passwordHash = newHashes.of(request);
      const { signOutOthers } = request.body;
      const change = { passwordHash, signOutOthers };
      const setCookie = await passwords.change(signedInOf(request), change);
      return reply.header('set-cookie', setCookie).code(204).send(null);
    },
  );
}

/** The end of the own account. */
function closingRoutes(app: App, { closing, passwords, limiter }: AccountRouteDependencies): void {
  app.get(
    '/v1/account/close',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Count what closing the own account deletes and keeps',
        description: 'Counts the records that closing deletes, and those that stay.',
        response: { 200: closingExtentAnswer() },
      },
    },
    (request) => closing.extent(signedInOf(request)),
  );

  app.post(
    '/v1/account/close',
    {
      config: {
        access: 'signed-in',
        versioned: true,
        problems: ['sign-in-again', 'invalid-transition', 'last-manager', 'validation'],
      },
      schema: {
        tags,
        summary: 'Close the own account',
        description:
          'Closes the account in fourteen days; until then it can be kept. It needs the current ' +
          'password: `validation` at `/currentPassword`. `last-manager` when no other manager would ' +
          'remain; `rate-limited` after two a day.',
        body: proofOfOwnerSchema,
        response,
      },
      async preHandler(request) {
        await passwords.prove(signedInOf(request), request.body.currentPassword);
        const { id, version, accountStatus } = signedInOf(request).agent;
        // Every manager is notified of each closing; one of an old version is refused and notifies nobody.
        const isPossible = version === versionOf(request) && accountStatus === 'ACTIVE';
        if (isPossible) await limiter.count('closing', id);
      },
    },
    async (request, reply) => {
      const version = versionOf(request);
      return sendVersioned(reply, accountAnswer(await closing.close(signedInOf(request), version)));
    },
  );

  app.delete(
    '/v1/account/close',
    {
      config: {
        access: { suspended: 'allowed' },
        versioned: true,
        problems: ['invalid-transition'],
      },
      schema: {
        tags,
        summary: 'Keep the own account',
        description:
          'Keeps an account that was to close. `invalid-transition` for one that was not.',
        response,
      },
    },
    async (request, reply) => {
      const version = versionOf(request);
      return sendVersioned(reply, accountAnswer(await closing.keep(signedInOf(request), version)));
    },
  );
}
