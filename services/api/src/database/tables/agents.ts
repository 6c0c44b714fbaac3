import type { AccountStatus, VerificationStatus } from '@pazar/contracts/account-status';
import type { AuthenticationProvider, Role, UserType } from '@pazar/contracts/agent-kinds';
import type { Locale } from '@pazar/contracts/locale';
import type { Currency } from '@pazar/contracts/money';
import { boolean, integer, text, uuid } from '../drizzle.ts';
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
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
  pendingEmail: text('pending_email'),
  /** Its link was opened at the new address. */
  pendingEmailProven: boolean('pending_email_proven').notNull().default(false),
  /** Its link was opened at the present address, or there is none. */
  pendingEmailAgreed: boolean('pending_email_agreed').notNull().default(false),
  phone: text('phone'),
  legalName: text('legal_name'),
  taxNumber: text('tax_number'),
  registrationNumber: text('registration_number'),
  farmRegistryNumber: text('farm_registry_number'),
  vatRegistered: boolean('vat_registered').notNull().default(false),
  aboutMk: text('about_mk'),
  aboutEn: text('about_en'),
  locale: text('locale').$type<Locale>().notNull().default('en'),
  currency: text('currency').$type<Currency>().notNull().default('MKD'),
  timezone: text('timezone').notNull().default('Europe/Skopje'),
  verificationRequestedAt: instantColumn('verification_requested_at'),
  verificationReason: text('verification_reason'),
  verificationDecidedBy: uuid('verification_decided_by'),
  verificationDecidedAt: instantColumn('verification_decided_at'),
  suspensionReason: text('suspension_reason'),
  suspendedUntil: instantColumn('suspended_until'),
  avatarImageId: uuid('avatar_image_id'),
  appeal: text('appeal'),
  appealedAt: instantColumn('appealed_at'),
  closesAt: instantColumn('closes_at'),
  googleSubject: text('google_subject'),
  googleEmail: text('google_email'),
  nameSortMk: text('name_sort_mk').notNull().default(''),
  nameSortEn: text('name_sort_en').notNull().default(''),
  searchFold: text('search_fold').notNull().default(''),
});
