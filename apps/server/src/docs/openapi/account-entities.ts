import { PERMISSION_ROLES, type UserAccountExtract } from '@pubquiz/core';
import { z } from 'zod';
import { entity, id } from './entity-registry';

export const userPermissionRole = entity('UserPermissionRole', {
  id: z.string(),
  name: z.enum(PERMISSION_ROLES),
});

export const userAccountExtract = entity('UserAccountExtract', {
  id,
  username: z.string().describe('An e-mail address, as typed'),
  userPermissionRoles: z.array(userPermissionRole),
}) satisfies z.ZodType<UserAccountExtract>;

/** What the auth calls answer. */
export const userSession = entity('UserSession', {
  userSessionId: z
    .string()
    .describe('Secret: whoever has it acts as the user. Ends 24 hours after its last use'),
  userAccountExtract: userAccountExtract.nullable().describe('null for a guest'),
});

/** What every call answers from status 400 on. */
export const failure = entity('Error', {
  error: z.string().describe('A sentence for people'),
  issues: z
    .array(z.strictObject({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }))
    .optional()
    .describe('The places of the body that the sentence speaks of'),
});
