import {
  confirmEmailRequestSchema,
  forgotPasswordRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
} from '@pazar/contracts/registration';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import type { AccountService } from './account-service.ts';
import type { Passwords } from './passwords.ts';
import type { PasswordHasher } from '../security/password-hasher.ts';
import type { Registration } from './registration.ts';

const tags = ['session'];

export interface RegistrationParts {
  registration: Registration;
  account: AccountService;
  passwords: Passwords;
  hasher: PasswordHasher;
}

/** How people without a session get one, or get it back. None of them tells who has an account. */
export function registrationRoutes(app: App, parts: RegistrationParts): void {
  const { registration, account, passwords, hasher } = parts;
  const requirePlace = async (request: FastifyRequest) => hasher.requirePlace(request.ip);

  /**
   * `POST /v1/agent/register`: sends a link to the e-mail; the account is made when it is opened.
   * 202 whether the address is new or not. 409 `duplicate` at `/username`, 422, 429.
   */
  app.post(
    '/v1/agent/register',
    {
      config: { access: 'public', problems: [409, 413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'Register as a consumer',
        body: registerRequestSchema,
        response: { 202: z.null() },
      },
      onRequest: requirePlace,
    },
    async (request, reply) => {
      await registration.register(request.body, callerOf(request));
      return reply.code(202).send(null);
    },
  );

  /**
   * `POST /v1/agent/email/confirm`: the token of a link makes the account, or changes its e-mail;
   * 204. 422 at `/token` when it is used up, 409 `duplicate` when somebody took the name meanwhile.
   */
  app.post(
    '/v1/agent/email/confirm',
    {
      config: { access: 'public', problems: [409, 413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'Confirm an e-mail',
        body: confirmEmailRequestSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      if (!(await registration.confirm(token, callerOf(request))))
        await account.confirmEmail(token);
      return reply.code(204).send(null);
    },
  );

  /** `POST /v1/agent/password/forgot`: sends a link, 202 whether the address is known or not. 429. */
  app.post(
    '/v1/agent/password/forgot',
    {
      config: { access: 'public', problems: [413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'Ask for a link to a new password',
        body: forgotPasswordRequestSchema,
        response: { 202: z.null() },
      },
    },
    async (request, reply) => {
      await passwords.forget(request.body.email, callerOf(request));
      return reply.code(202).send(null);
    },
  );

  /**
   * `POST /v1/agent/password/reset`: the token of a link sets the password and ends every session;
   * 204. 422 at `/token` when it is used up.
   */
  app.post(
    '/v1/agent/password/reset',
    {
      config: { access: 'public', problems: [413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'Choose a new password with a link',
        body: resetPasswordRequestSchema,
        response: { 204: z.null() },
      },
      onRequest: requirePlace,
    },
    async (request, reply) => {
      const setCookie = await passwords.reset(request.body, callerOf(request));
      return reply.header('set-cookie', setCookie).code(204).send(null);
    },
  );
}
