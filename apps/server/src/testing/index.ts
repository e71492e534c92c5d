export { catchLog, type CaughtLog } from './caught-log';
export { closeAfterAll } from './close-after-all';
export { readFeed, shownBy, type FeedReader } from './feed-reader';
export { fillLibrary, openAccount, type TestAccount } from './library-world';
export { openQuizNight, type QuizNight } from './quiz-night';
export { connectClient, type TestClient } from './test-client';
export { createTestDeps, type TestDeps } from './test-deps';
export { startTestServer, type TestServer, type TestServerOptions } from './test-server';
