import {
  isAnswerCorrect,
  importQuestions,
  placements,
  teamSession,
  type SessionState,
  type TeamState,
} from '@pubquiz/core';
import { aQuestion, aSession, AT, notAsked } from '@pubquiz/core/testing/builders';
import { median, medianOf, report, time } from './measure';

const ANSWERS = [
  [
    'Bram Stoker; Stoker',
    ['bram stoker', 'Stoker', 'Mary Shelley', 'Brahm Stoker', 'stoker, bram', 'the count'],
  ],
  [
    '1,440; one thousand four hundred and forty',
    ['1440', '1 440', '1.440', 'fourteen hundred', '1441', 'a lot'],
  ],
  [
    'salt and pepper',
    ['pepper & salt', 'Salt, Pepper', 'salt', 'salt or pepper', 'salt and peper', 'vinegar'],
  ],
  ['The Beatles', ['beatles', 'the beetles', 'Beattles', 'Rolling Stones', 'Beatles?', 'not the Beatles']],
  ['Danube; Donau; Duna', ['danube', 'the Danube river', 'Rhine', 'Donaü', 'dunabe', 'Danube or Rhine']],
  [
    'Henry VIII; Henry the Eighth',
    ['henry 8', 'Henry VIII', 'henry the 8th', 'Henry VII', 'king henry viii', 'Henry'],
  ],
] as const;

const TEAMS = 500;
const QUESTIONS = 60;

/** 500 teams answer 60 questions, right, nearly right and wrong. */
function markQuiz(): void {
  for (let question = 0; question < QUESTIONS; question += 1) {
    const [correctAnswer, answers] = ANSWERS[question % ANSWERS.length] ?? ANSWERS[0];
    for (let team = 0; team < TEAMS; team += 1) {
      isAnswerCorrect(
        correctAnswer,
        `${answers[team % answers.length] ?? ''}${team % 7 === 0 ? ` ${team}` : ''}`,
        'similar',
      );
    }
  }
}

/** Awkward texts at the length limit, and just within the length that 'similar' looks into. */
const HOSTILE_AT_LIMIT = [
  'a'.repeat(1000),
  'a b '.repeat(250),
  '1,'.repeat(500),
  'and the '.repeat(125),
  '((((".'.repeat(166),
  'Ⅷ́'.repeat(300),
];

const HOSTILE = [...HOSTILE_AT_LIMIT, ...HOSTILE_AT_LIMIT.map((text) => text.slice(0, 300))];

/** The slowest single mark of long and awkward answers against long and awkward variations. */
function slowestMark(): number {
  const variations = [...HOSTILE, HOSTILE.join(';').slice(0, 10_000), 'Bram Stoker; Stoker'];
  let slowest = 0;
  for (const correctAnswer of variations) {
    for (const answer of HOSTILE) {
      const times = Array.from({ length: 5 }, () =>
        time(() => isAnswerCorrect(correctAnswer, answer, 'similar')),
      );
      slowest = Math.max(slowest, median(times));
    }
  }
  return slowest;
}

function crowd(count: number): TeamState[] {
  return Array.from({ length: count }, (_, index) => ({
    team: {
      id: `team-${index}`,
      sessionId: 'session-1',
      name: `Team ${(index * 7919) % count}`,
      writerBrowserId: null,
      createdTime: AT,
      answersUpdatedTime: AT,
    },
    answers: new Map(),
    scores: new Map([
      [
        'q1',
        {
          teamId: `team-${index}`,
          questionId: 'q1',
          isCorrect: true,
          pointsAwarded: index % 50,
          isAutoMarkedCorrect: false,
          wasAutoMarkedCorrect: false,
          isMarkedByQuizmaster: true,
        },
      ],
    ]),
  }));
}

function evening(questionCount: number, teams: TeamState[]): SessionState {
  const questions = Array.from({ length: questionCount }, (_, index) => ({
    ...notAsked(aQuestion(`q${index + 1}`)),
    askedOrdinal: index + 1,
  }));
  return {
    session: aSession({ sessionStatus: 'revealLeaderboard', currentQuestionId: 'q1', questions }),
    teams,
  };
}

const row =
  '2\tWhich river flows through Vienna?\t\tDanube; Donau\t\t"A ""quoted"" cell\nwith a break"\tsimilar\tIt is **long**\t1';
const clipboard = Array.from({ length: 5000 }, () => row).join('\n');

const fiveThousandTeams = evening(1, crowd(5000));
const hundredQuestions = evening(100, crowd(30));

const isReached = report([
  { name: 'auto-mark 500 teams x 60 questions', value: medianOf(9, markQuiz), unit: 'ms', target: 150 },
  {
    name: 'slowest single mark (1,000 against 10,000 characters)',
    value: slowestMark(),
    unit: 'ms',
    target: 2,
  },
  {
    name: 'placement of 5,000 teams',
    value: medianOf(9, () => placements({ ...fiveThousandTeams, teams: [...fiveThousandTeams.teams] })),
    unit: 'ms',
    target: 20,
  },
  {
    name: 'team view of a 100-question session',
    value: medianOf(50, () =>
      teamSession({
        ...hundredQuestions,
        session: { ...hundredQuestions.session, questions: [...hundredQuestions.session.questions] },
      }),
    ),
    unit: 'ms',
    target: 1,
  },
  {
    name: 'parse 5,000 pasted rows',
    value: medianOf(5, () => importQuestions(clipboard)),
    unit: 'ms',
    target: 200,
  },
]);
process.exit(isReached ? 0 : 1);
