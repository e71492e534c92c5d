export { readFeed, shownBy, type FeedReader } from './feed-reader';
export { openQuizNight, type QuizNight } from './quiz-night';
export { connectClient, type TestClient } from './test-client';
export { createTestDeps, type TestDeps } from './test-deps';
export { startTestServer, type TestServer, type TestServerOptions } from './test-server';
