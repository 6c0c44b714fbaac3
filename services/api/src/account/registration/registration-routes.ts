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
import type { App } from '../../http/app-types.ts';
import { addressOf, callerOf } from '../../http/authentication.ts';
import type { AccountService } from '../account-service.ts';
import type { ForgottenPasswords } from '../credentials/forgotten-passwords.ts';
import type { Passwords } from '../credentials/passwords.ts';
import type { PasswordHasher } from '../../security/password-hasher.ts';
import type { NotMe } from '../credentials/not-me.ts';
import type { Registration } from './registration.ts';

const tags = ['session'];

export interface RegistrationDependencies {
  registration: Registration;
  notMe: NotMe;
  account: AccountService;
  passwords: Passwords;
  forgotten: ForgottenPasswords;
  hasher: PasswordHasher;
}

/**
 * Creating an account, and regaining access to one, without a session. No answer reveals who has an
 * account.
 */
export function registrationRoutes(app: App, dependencies: RegistrationDependencies): void {
  const { registration, notMe, account, passwords, forgotten, hasher } = dependencies;
  const requirePlace = async (request: FastifyRequest) => hasher.requirePlace(addressOf(request));

  app.post(
    '/v1/agent/register',
    {
      config: { access: 'public', problems: ['duplicate', 'validation'] },
      schema: {
        tags,
        summary: 'Register as a consumer',
        description:
          'Sends a link to the e-mail address; opening it creates the account. The answer is the same ' +
          'for a known address. `duplicate` at `/username` for a name that is taken.',
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

  app.post(
    '/v1/agent/email/confirm',
    {
      config: { access: 'public', problems: ['duplicate', 'validation'] },
      schema: {
        tags,
        summary: 'Confirm an e-mail',
        description:
          'Exchanges the token of a link for a new account or a changed e-mail address. In another ' +
          'browser than that of the registration the account has no password yet: the answer is 200 ' +
          'with a token for `/v1/agent/password/reset`. `validation` at `/token` for a used or expired ' +
          'token.',
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

  app.post(
    '/v1/agent/password/forgot',
    {
      config: { access: 'public', problems: ['validation'] },
      schema: {
        tags,
        summary: 'Request a link for a new password',
        description:
          'Sends a link that sets a new password. The answer is the same for an unknown address.',
        body: forgotPasswordRequestSchema,
        response: { 202: z.null() },
      },
    },
    async (request, reply) => {
      await forgotten.forget(request.body.email, callerOf(request));
      return reply.code(202).send(null);
    },
  );

  app.post(
    '/v1/agent/not-me',
    {
      config: { access: 'public', problems: ['validation'] },
      schema: {
        tags,
        summary: 'End every session after a change that was not made by the owner',
        description:
          'Takes the token of the link in a security e-mail, ends every session of the account, and ' +
          'answers a token for `/v1/agent/password/reset`. `validation` at `/token` for a used or ' +
          'expired token.',
        body: notMeSchema,
        response: { 200: notMeAnswerSchema },
      },
    },
    (request) => notMe(request.body.token, callerOf(request)),
  );

  app.post(
    '/v1/agent/password/reset',
    {
      config: { access: 'public', problems: ['validation'] },
      schema: {
        tags,
        summary: 'Choose a new password with a link',
        description:
          'Sets the password with the token of a link, and ends every session of the account. ' +
          '`validation` at `/token` for a used or expired token.',
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
