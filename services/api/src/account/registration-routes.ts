import {
  confirmEmailAnswerSchema,
  confirmEmailRequestSchema,
  forgotPasswordRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
} from '@pazar/contracts/registration';
import { notMeAnswerSchema, notMeSchema } from '@pazar/contracts/sign-in-steps';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { addressOf, callerOf } from '../http/authentication.ts';
import type { AccountService } from './account-service.ts';
import type { Passwords } from './passwords.ts';
import type { PasswordHasher } from '../security/password-hasher.ts';
import type { NotMe } from './not-me.ts';
import type { Registration } from './registration.ts';

const tags = ['session'];

export interface RegistrationParts {
  registration: Registration;
  notMe: NotMe;
  account: AccountService;
  passwords: Passwords;
  hasher: PasswordHasher;
}

/**
 * Creating an account, and regaining access to one, without a session. No answer reveals who has an
 * account.
 */
export function registrationRoutes(app: App, parts: RegistrationParts): void {
  const { registration, notMe, account, passwords, hasher } = parts;
  const requirePlace = async (request: FastifyRequest) => hasher.requirePlace(addressOf(request));

  /**
   * `POST /v1/agent/register`: sends a link to the e-mail; opening it creates the account. 202
   * whether the address is new or not. 409 `duplicate` at `/username`, 422, 429.
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
      const setCookie = await registration.register(request.body, callerOf(request));
      return reply.header('set-cookie', setCookie).code(202).send(null);
    },
  );

  /**
   * `POST /v1/agent/email/confirm`: the token of a link creates the account, or changes its e-mail;
   * 204. In another browser than that of the registration the account has no password yet: 200 with
   * a token for `password/reset`. 422 at `/token` when it was used, 409 `duplicate` when the name
   * was taken in the meantime.
   */
  app.post(
    '/v1/agent/email/confirm',
    {
      config: { access: 'public', problems: [409, 413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'Confirm an e-mail',
        body: confirmEmailRequestSchema,
        response: { 200: confirmEmailAnswerSchema, 204: z.null() },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      const chooseWith = await registration.confirm(token, callerOf(request));
      if (chooseWith) return { token: chooseWith };
      if (chooseWith === undefined) await account.confirmEmail(token);
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
        summary: 'Request a link for a new password',
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
   * `POST /v1/agent/not-me`: the token of the link in a security e-mail ends every session; 200 with
   * a token for `password/reset`. 422 at `/token` when it is used up; 429.
   */
  app.post(
    '/v1/agent/not-me',
    {
      config: { access: 'public', problems: [413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'End every session after a change that was not made by the owner',
        body: notMeSchema,
        response: { 200: notMeAnswerSchema },
      },
    },
    (request) => notMe(request.body.token, callerOf(request)),
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
