const CREDENTIAL = `Basic ${Buffer.from('pubquiz:pubquiz').toString('base64')}`;

/** A stored quiz and the user session that owns it. */
export interface SeededQuiz {
  readonly userSessionId: string;
  readonly sheetId: string;
}

/** Stores a quiz of long texts over the documented paths, every third question multiple choice. */
export async function seedQuiz(url: string, questions: number): Promise<SeededQuiz> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: CREDENTIAL, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { userSessionId } = (await post('/api/auth/session', {})) as { userSessionId: string };
  const { answerSheet } = (await post(`/api/user-session/${userSessionId}/answer-sheet/details`, {
    name: 'The Long Quiz',
    questions: Array.from({ length: questions }, (_, index) => ({
      question: `In which year was the house number ${index + 1} of the long street by the harbour built?`,
      correctAnswer: `${1700 + index}; seventeen hundred and ${index}`,
      ...(index % 3 === 0
        ? { answerEntryType: 'multiChoice', correctMultiAnswer: `1600\n--${1700 + index}\n1800\n1900` }
        : {}),
      answerTrivia: 'Its first owner sold ropes to every ship that came in.',
      revealAnswerTrivia: 'The **long street** had a hundred houses by then.',
    })),
  })) as { answerSheet: { id: string } };
  return { userSessionId, sheetId: answerSheet.id };
}
