import * as z from '@pazar/contracts/schema';

export const roleSchema = z.enum(['ROLE_CONSUMER', 'ROLE_AGENT', 'ROLE_MANAGEMENT']);
export type Role = z.infer<typeof roleSchema>;

export const userTypeSchema = z.enum(['CONSUMER', 'SELLER', 'PRODUCER', 'STAFF']);
export type UserType = z.infer<typeof userTypeSchema>;

export const authenticationProviderSchema = z.enum(['LOCAL', 'GOOGLE']);
export type AuthenticationProvider = z.infer<typeof authenticationProviderSchema>;
