import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { Answers } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';

/** A call that reached the server. */
export interface Call {
  readonly path: string;
  readonly input: unknown;
}

function recorded(answers: Answers, calls: Call[]): Answers {
  const entries = Object.entries(answers).map(([path, answer]): [string, Answers[string]] => [
    path,
    (input) => {
      calls.push({ path, input });
      return answer(input);
    },
  ]);
  return Object.fromEntries(entries);
}

/** Renders a part of the team's side; answers the calls that the server got, and a way to show something newer. */
export function renderTeamPart(part: ReactNode, answers: Answers = {}) {
  const calls: Call[] = [];
  let show: (next: ReactNode) => void = () => {};
  function Stage() {
    const [shown, setShown] = useState(part);
    show = setShown;
    return shown;
  }
  renderPage(<Stage />, { answers: recorded(answers, calls) });
  return {
    calls,
    rerender: (next: ReactNode) => {
      act(() => {
        show(next);
      });
    },
  };
}
