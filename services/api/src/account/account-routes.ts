import { accountSchema } from '@pazar/contracts/account';
import {
  accountPatchSchema,
  appealInputSchema,
  changePasswordRequestSchema,
  proofOfOwnerSchema,
  verificationRequestSchema,
} from '@pazar/contracts/account-input';
import { closingExtentSchema } from '@pazar/contracts/closing-extent';
import { verificationProgressSchema } from '@pazar/contracts/verification';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { prepared } from '../http/prepared.ts';
import { signedInOf } from '../http/authentication.ts';
import { requiredVersion, sendVersioned } from '../http/entity-tags.ts';
import { accountAnswer } from './account-answer.ts';
import type { AccountService } from './account-service.ts';
import type { Appeal } from './appeals.ts';
import type { Closing } from './closing.ts';
import type { Passwords } from './passwords.ts';
import type { Verification } from './verification.ts';

const tags = ['account'];
const response = { 200: accountSchema };

export interface AccountRouteParts {
  account: AccountService;
  passwords: Passwords;
  closing: Closing;
  verification: Verification;
  appeal: Appeal;
}

export function accountRoutes(app: App, parts: AccountRouteParts): void {
  const { account, passwords } = parts;
  const newHashes = prepared<string>();
  standingRoutes(app, parts);
  closingRoutes(app, parts);

  /** `GET /v1/account`: everything about the agent itself, its version as the ETag. */
  app.get(
    '/v1/account',
    {
      config: { access: 'signed-in' },
      schema: { tags, summary: 'Read the own account', response },
    },
    (request, reply) => sendVersioned(reply, accountAnswer(signedInOf(request).agent)),
  );

  /**
   * `PATCH /v1/account`: changes the fields that are sent (RFC 7396). A new e-mail waits for its
   * confirmation. 412, 428; 422; 429 after too many wrong passwords.
   */
  app.patch(
    '/v1/account',
    {
      config: { access: 'signed-in', problems: [400, 412, 422, 428, 429] },
      schema: { tags, summary: 'Change the own account', body: accountPatchSchema, response },
    },
    async (request, reply) => {
      const change = { version: requiredVersion(request), input: request.body };
      return sendVersioned(reply, accountAnswer(await account.change(signedInOf(request), change)));
    },
  );

  /**
   * `POST /v1/account/password`: changes the password, 204. 409 `invalid-transition` when there is
   * none (a link by e-mail sets one); 422 at `/currentPassword`; 429 after five tries a minute.
   */
  app.post(
    '/v1/account/password',
    {
      config: { access: 'signed-in', problems: [409, 422, 429] },
      schema: {
        tags,
        summary: 'Change the password',
        body: changePasswordRequestSchema,
        response: { 204: z.null() },
      },
      preHandler: async (request) =>
        newHashes.keep(request, await passwords.prepareChange(signedInOf(request), request.body)),
    },
    async (request, reply) => {
      const passwordHash = newHashes.of(request);
      const { signOutOthers } = request.body;
      await passwords.change(signedInOf(request), { passwordHash, signOutOthers });
      return reply.code(204).send(null);
    },
  );
}

/** The end of the own account. */
function closingRoutes(app: App, { closing, passwords }: AccountRouteParts): void {
  /** `GET /v1/account/close`: the number of records that a closing deletes, and of those that stay. */
  app.get(
    '/v1/account/close',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Count what closing the own account deletes and keeps',
        response: { 200: closingExtentSchema },
      },
    },
    (request) => closing.extent(signedInOf(request)),
  );

  /**
   * `POST /v1/account/close`: the account closes in fourteen days. 409 `invalid-transition`,
   * `last-manager`; 412, 428; 422 at `/currentPassword`; 429.
   */
  app.post(
    '/v1/account/close',
    {
      config: { access: 'signed-in', problems: [400, 409, 412, 422, 428, 429] },
      schema: { tags, summary: 'Close the own account', body: proofOfOwnerSchema, response },
      preHandler: (request) => passwords.prove(signedInOf(request), request.body.currentPassword),
    },
    async (request, reply) => {
      const version = requiredVersion(request);
      return sendVersioned(reply, accountAnswer(await closing.close(signedInOf(request), version)));
    },
  );

  /** `DELETE /v1/account/close`: keeps an account that was to close. 409, 412, 428. */
  app.delete(
    '/v1/account/close',
    {
      config: { access: 'signed-in', problems: [400, 409, 412, 428] },
      schema: { tags, summary: 'Keep the own account', response },
    },
    async (request, reply) => {
      const version = requiredVersion(request);
      return sendVersioned(reply, accountAnswer(await closing.keep(signedInOf(request), version)));
    },
  );
}

/** The agent's verification state. */
function standingRoutes(app: App, { verification, appeal }: AccountRouteParts): void {
  /** `GET /v1/account/verification`: the fields missing for a request, and the primary location. */
  app.get(
    '/v1/account/verification',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Read the progress of the own verification',
        response: { 200: verificationProgressSchema },
      },
    },
    (request) => verification.progress(signedInOf(request)),
  );

  /**
   * `POST /v1/account/verification`: asks management to verify the agent as seller or producer, with
   * whatever the request fills in: phone, business, the first place. 409 `invalid-transition`,
   * `duplicate`; 412, 428; 422 names what is missing (legal name, phone, a location) or wrong.
   */
  app.post(
    '/v1/account/verification',
    {
      config: { access: 'signed-in', problems: [400, 409, 412, 422, 428] },
      schema: { tags, summary: 'Request verification', body: verificationRequestSchema, response },
    },
    async (request, reply) => {
      const change = { version: requiredVersion(request), input: request.body };
      const asked = await verification.request(signedInOf(request), change);
      return sendVersioned(reply, accountAnswer(asked));
    },
  );

  /**
   * `POST /v1/account/appeal`: what a suspended agent says against the suspension; it replaces an
   * earlier one. 409 `invalid-transition` for an agent who is not suspended; 422; 429.
   */
  app.post(
    '/v1/account/appeal',
    {
      config: { access: { suspended: 'allowed' }, problems: [409, 422, 429] },
      schema: { tags, summary: 'Appeal against a suspension', body: appealInputSchema, response },
    },
    async (request, reply) =>
      sendVersioned(reply, accountAnswer(await appeal(signedInOf(request), request.body))),
  );
}
