import { z } from 'zod';
import { LIMITS } from '../limits';
import { requiredText } from './fields';

const userSessionId = z.string({ error: 'userSessionId must be text' }).max(200).nullish();
const PASSWORD_LENGTH = `Password must have 8 to ${LIMITS.password} characters`;
// One @, something before it, a domain with a dot after it; whether mail arrives is not ours to know.
const E_MAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Asks for a user session, live or new (wire contract 4.1). */
export const userSessionBodySchema = z.object({ userSessionId }).default({});

/** Signs up (wire contract 4.2; AUTH-3, AUTH-5, AUTH-6, D2). */
export const signUpBodySchema = z.object({
  userSessionId,
  username: requiredText('Username', LIMITS.username).regex(E_MAIL, 'Username must be an e-mail address'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .min(8, PASSWORD_LENGTH)
    .max(LIMITS.password, PASSWORD_LENGTH),
  cheese: z
    .string({ error: 'The answer to the human check is required' })
    .trim()
    .regex(/^z$/i, "That is not the last letter in the word 'Quiz'"),
});

/** Logs in (wire contract 4.3; AUTH-2). */
export const logInBodySchema = z.object({
  userSessionId,
  username: requiredText('Username', LIMITS.username),
  password: z
    .string({ error: 'Password is required' })
    .refine((password) => password.trim() !== '', 'Password is required')
    .max(LIMITS.password, PASSWORD_LENGTH),
});

export type UserSessionBody = z.output<typeof userSessionBodySchema>;
export type SignUpBody = z.output<typeof signUpBodySchema>;
export type LogInBody = z.output<typeof logInBodySchema>;
