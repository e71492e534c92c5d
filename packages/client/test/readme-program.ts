import { createPubQuizClient } from '../src/index';
import { WebSocket } from 'ws';

export async function openQuiz(url: string): Promise<string> {
  const visitor = createPubQuizClient({ url });
  const { userSessionId } = await visitor.api.auth.session.mutate();
  const quizmaster = createPubQuizClient({ url, userSessionId: userSessionId ?? '', WebSocket });
  const { answerSheet } = await quizmaster.api.answerSheet.save.mutate({
    answerSheet: {
      name: 'Thursday Quiz',
      questions: [{ question: 'Who wrote Dracula?', correctAnswer: 'Stoker' }],
    },
  });
  const sessionId = answerSheet.sessions[0]?.id ?? '';
  const joined = new Promise<string>((resolve) => {
    quizmaster.api.live.session.subscribe(
      { sessionId },
      {
        onData({ data }) {
          if (data.kind === 'gone') return;
          const names = data.kind === 'state' ? data.state.teamNames : data.patch.joinedTeamNames;
          if (names?.[0] !== undefined) resolve(names[0]);
        },
      },
    );
  });
  await visitor.api.team.join.mutate({ sessionId, name: 'The Barflies' });
  return joined.finally(() => quizmaster.close());
}
