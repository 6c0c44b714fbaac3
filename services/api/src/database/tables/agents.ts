import type { AccountStatus, VerificationStatus } from '@pazar/contracts/agent';
import type { AuthenticationProvider, Role, UserType } from '@pazar/contracts/session';
import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const agents = apiSchema.table('agents', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  username: text('username').notNull(),
  email: text('email'),
  passwordHash: text('password_hash'),
  displayName: text('display_name').notNull(),
  userType: text('user_type').$type<UserType>().notNull(),
  roles: text('roles').array().$type<Role[]>().notNull(),
  authenticationProvider: text('authentication_provider').$type<AuthenticationProvider>().notNull(),
  accountStatus: text('account_status').$type<AccountStatus>().notNull(),
  verificationStatus: text('verification_status').$type<VerificationStatus>().notNull(),
  settlement: text('settlement'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
