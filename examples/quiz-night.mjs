// A whole quiz night through the documented REST calls and the event socket, with nothing but Node:
//
//   node examples/quiz-night.mjs http://localhost:3000
//
// API_BASIC_AUTH is the server's credential (default pubquiz:pubquiz). Three teams play three questions and a
// tie-breaker; the program is the quizmaster and all of the teams, and prints what happens and who wins.
import { spawnSync } from 'node:child_process';

if (!globalThis.WebSocket) {
  // Node 20 has a WebSocket behind this flag, later ones have it anyway.
  const again = ['--experimental-websocket', '--no-warnings', ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1);
}

const server = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const credential = `Basic ${btoa(process.env.API_BASIC_AUTH ?? 'pubquiz:pubquiz')}`;

/** One REST call; a refusal becomes an error with the server's sentence. */
async function call(method, path, body) {
  const response = await fetch(server + path, {
    method,
    headers: { authorization: credential, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.error}`);
  return answer;
}

/** The event socket: `until` waits for an event that fits, among those that came and those to come. */
async function connect() {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/`);
  const events = [];
  let look = () => {};
  socket.addEventListener('message', ({ data }) => {
    events.push(JSON.parse(data));
    look();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The event socket can not be reached')));
  });
  return {
    close: () => socket.close(),
    subscribe: (event, data) => socket.send(JSON.stringify({ event, data })),
    until: (name, fits = () => true) =>
      new Promise((resolve, reject) => {
        look = () => {
          const refused = events.find(({ event }) => event === 'error');
          if (refused) reject(new Error(refused.data.error));
          const found = events.find(({ event, data }) => event === name && fits(data));
          if (found) resolve(found.data);
        };
        look();
      }),
  };
}

// The quizmaster is a guest with a quiz of three questions.
const { userSessionId } = await call('POST', '/api/auth/session', {});
const mine = `/api/user-session/${userSessionId}`;
const { answerSheet } = await call('POST', `${mine}/answer-sheet/details`, {
  name: 'Thursday Quiz',
  questions: [
    { question: 'Who wrote Dracula?', correctAnswer: 'Bram Stoker; Stoker' },
    {
      question: 'Which is a mammal?',
      answerEntryType: 'multiChoice',
      correctMultiAnswer: 'Shark\n--Dolphin',
      points: 2,
    },
    { question: 'Who painted the Night Watch?', correctAnswer: 'Rembrandt' },
  ],
});
const [dracula, mammal, painter] = answerSheet.questions.map(({ id }) => id);
const sessionId = answerSheet.sessions[0].id;
const run = `${mine}/session/${sessionId}`;
const pub = `/api/team/session/${sessionId}`;
console.log(`Invite teams: ${answerSheet.sessions[0].inviteUrl}`);

// Everybody listens: the quizmaster to the teams' answers, the teams to the session.
const master = await connect();
master.subscribe('masterSubscribeToSessionAnswerSheets', { sessionId, userSessionId });
const phones = await connect();
phones.subscribe('teamSubscribeToTeamSession', { sessionId });

const teams = {};
for (const name of ['The Barflies', 'Quizzly Bears', 'Let’s Get Quizzical']) {
  teams[name] = (await call('POST', `${pub}/team`, { name })).teamTeam.id;
}
await phones.until('teamSessionChanged', ({ teamSession }) => teamSession.teamNames.length === 3);

/** A team's phone submits answers. */
function answer(name, answers) {
  return call('POST', `${pub}/team/${teams[name]}/answer-sheet`, {
    browserId: `phone of ${name}`,
    questionIdToTeamAnswer: answers,
  });
}

const text = (words) => ({ answer: words, isConfirmed: true });
const option = (index) => ({ multiChoiceSelectedOptionIndexes: [index] });

/** The quizmaster's buttons; what was answered goes back with its updatedTime, so that no press counts twice. */
let { session } = await call('POST', run, { sessionStatus: 'askQuestions' });
async function press(change) {
  ({ session } = await call('POST', run, { updatedTime: session.updatedTime, ...change }));
  console.log(`${session.sessionStatus}, question ${session.currentQuestionNumber}`);
}

await answer('The Barflies', { [dracula]: text('bram stoker') });
await answer('Quizzly Bears', { [dracula]: text('Stoker') });
await answer('Let’s Get Quizzical', { [dracula]: text('Mary Shelley') });

await press({ currentQuestionId: mammal });
for (const [name, index] of [
  ['The Barflies', 1],
  ['Quizzly Bears', 1],
  ['Let’s Get Quizzical', 0],
]) {
  await answer(name, { [mammal]: { ...option(index), questionVote: name === 'The Barflies' } });
}

// The first question is revealed while the quiz goes on; nobody can change the answer any more.
await call('POST', `${run}/question-status-sheet`, {
  questionIdToMasterQuestionStatus: { [dracula]: { isRevealed: true } },
});
await phones.until('teamSessionChanged', ({ teamSession }) =>
  teamSession.revealedQuestionIds.includes(dracula),
);

await press({ currentQuestionId: painter });
await answer('The Barflies', { [painter]: text('Vermeer') });
await answer('Let’s Get Quizzical', { [painter]: text('Rembrandt') });

// A tie-breaker that nobody has prepared: an empty question is added and asked, and gets its answer afterwards.
await press({ currentQuestionId: null });
const tieBreaker = session.currentQuestionId;
const { answerSheet: sheet } = await call('GET', `${mine}/answer-sheet/details/${answerSheet.id}`);
await call('POST', `${mine}/answer-sheet/details`, {
  id: sheet.id,
  updatedTime: sheet.updatedTime,
  questions: sheet.questions.map((question) =>
    question.id === tieBreaker
      ? { ...question, question: 'How many steps has the Eiffel Tower?', correctAnswer: '1665' }
      : question,
  ),
});
await answer('The Barflies', { [tieBreaker]: text('1,665') });
await answer('Quizzly Bears', { [tieBreaker]: text('1700') });

await press({ sessionStatus: 'confirmAnswers' });
await press({ sessionStatus: 'markAnswers' });
await master.until('teamAnswerSheetsChanged', ({ newSessionStatus }) => newSessionStatus === 'markAnswers');

// What auto-marking left open is marked by hand: close is half a point, anything else is wrong.
const { masterAnswerScoreSheets } = await call('GET', `${run}/answer-score-sheet`);
const marks = masterAnswerScoreSheets.map(({ teamId, questionIdToMasterAnswerScore }) => ({
  teamId,
  questionIdToMasterAnswerScore: Object.fromEntries(
    Object.values(questionIdToMasterAnswerScore)
      .filter(({ isCorrect }) => isCorrect === null)
      .map(({ questionId }) => [
        questionId,
        questionId === tieBreaker ? { isCorrect: true, pointsAwarded: 0.5 } : { isCorrect: false },
      ]),
  ),
}));
await call('POST', `${run}/answer-score-sheet`, marks);

for (const sessionStatus of ['revealScoring', 'revealLeaderboard', 'finished'])
  await press({ sessionStatus });
const { teamSession } = await phones.until(
  'teamSessionChanged',
  (data) => data.teamSession.sessionStatus === 'finished',
);
for (const { placementOrdinal, teamName, totalScore } of teamSession.teamPlacements) {
  console.log(`${placementOrdinal}. ${teamName}: ${totalScore} of ${teamSession.totalPointsPossible}`);
}
master.close();
phones.close();
