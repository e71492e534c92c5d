import * as argon2 from '@node-rs/argon2';
import { createSemaphore } from '../async/semaphore';

/** argon2id by OWASP's recommendation; one hash takes 19 MiB, so only a few run at once. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password. Without a hash (unknown user) it takes as long and is false, too. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** What hashes; a test may count what it does. */
export type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>;

/** Hashes and checks passwords, a few at a time whatever the number of log-ins. */
export function createPasswords({ hash, verify }: Argon2 = argon2): Passwords {
  const limited = createSemaphore(AT_ONCE);
  const decoy = hash('nobody has this password', ARGON2ID);

  return {
    hash: (password) => limited(() => hash(password, ARGON2ID)),
    async verify(passwordHash, password) {
      const known = passwordHash ?? (await decoy);
      const isRight = await limited(() => verify(known, password));
      return passwordHash !== null && isRight;
    },
  };
}
