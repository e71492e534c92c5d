import { PERMISSION_ROLES } from '@pubquiz/core';
import { namingId, signUpBodySchema } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { listBackups } from '../backup/backup-files';
import { operator } from '../procedures';
import { orThrow } from '../refusal-error';
import { changeRole } from '../use-cases/operator/change-role';
import { exportLibrary } from '../use-cases/operator/export-library';
import { importLibrary } from '../use-cases/operator/import-library';
import { setPassword } from '../use-cases/operator/set-password';
import { libraryImportInput } from './library-import-input';
import { exportPageInput } from './page-input';

const username = namingId;
const roleOfUser = z.object({ username, role: z.enum(PERMISSION_ROLES) });

/** What the person who runs the server does from the command line (D42). */
export const operatorRouter = {
  grant: operator
    .input(roleOfUser)
    .mutation(async ({ ctx, input }) => orThrow(await changeRole(ctx.deps, { ...input, isGranted: true }))),
  revoke: operator
    .input(roleOfUser)
    .mutation(async ({ ctx, input }) => orThrow(await changeRole(ctx.deps, { ...input, isGranted: false }))),
  setPassword: operator
    .input(z.object({ username, newPassword: signUpBodySchema.shape.password }))
    .mutation(async ({ ctx, input }) => orThrow(await setPassword(ctx.deps, input))),
  importLibrary: operator
    .input(libraryImportInput)
    .mutation(({ ctx, input }) => importLibrary(ctx.deps, input)),
  backups: operator.query(({ ctx }) => listBackups(ctx.deps.settings.backups.folder)),
  exportLibrary: operator.input(exportPageInput).query(({ ctx, input }) => exportLibrary(ctx.deps, input)),
} satisfies TRPCRouterRecord;
