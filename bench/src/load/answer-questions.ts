/** A question from the process that started this one, or its answer; both carry the same number. */
interface Numbered {
  readonly number: number;
}

type Handlers = Readonly<Record<string, (question: never) => unknown>>;

/** Answers the questions of the process that started this one, each by the handler that its `op` names. */
export function answerQuestions(handlers: Handlers): void {
  process.on('message', (question: Numbered & { readonly op: string }) => {
    const handler = handlers[question.op];
    if (!handler) return;
    Promise.resolve()
      .then(() => handler(question as never))
      .then(
        (answer) => process.send?.({ number: question.number, answer }),
        (error: unknown) => process.send?.({ number: question.number, error: String(error) }),
      );
  });
}
