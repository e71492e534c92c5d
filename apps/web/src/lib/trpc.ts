import type { AppRouter } from '@pubquiz/client';
import { createTRPCReact, type CreateTRPCReact } from '@trpc/react-query';

/** The typed hooks of every procedure. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();
