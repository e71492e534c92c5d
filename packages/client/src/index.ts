export type { AppRouter } from '@pubquiz/server/app-router';
export {
  BackupRefusedError,
  createBackupTransfer,
  type BackupTransfer,
  type BackupTransferOptions,
  type RestoredBackup,
} from './backup-transfer';
export { createPubQuizClient, type PubQuizClient, type PubQuizClientOptions } from './create-pub-quiz-client';
export type { WebSocketConstructor } from './open-socket';
