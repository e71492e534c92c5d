export type { AppRouter } from '@pubquiz/server/app-router';
export { createPubQuizClient, type PubQuizClient, type PubQuizClientOptions } from './create-pub-quiz-client';
export type { WebSocketConstructor } from './open-socket';
