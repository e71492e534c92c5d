export type { AppRouter } from '@pubquiz/server/app-router';
