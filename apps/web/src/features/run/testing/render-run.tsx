import {
  applyChanges,
  decide,
  masterSession,
  type CommandOf,
  type SessionCommand,
  type SessionState,
} from '@pubquiz/core';
import { AT } from '@pubquiz/core/testing/builders';
import {
  askMore,
  askNext,
  finish,
  markAll,
  revealBoard,
  revealScores,
  start,
  submitAll,
} from '@pubquiz/core/testing/play';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { refusal, type Answers } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { RunScreen } from '../run-screen';

const PUBLIC_URL = 'http://localhost:3000';

interface MarkInput {
  readonly teamId: string;
  readonly questionId: string;
  readonly isCorrect?: boolean | null;
  readonly pointsAwarded?: number;
}

/** jsdom has no layout: the grid takes every element for a laptop's screen. */
function giveEverythingASize(): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  Element.prototype.scrollTo = () => undefined;
}

/** Puts a text box's worth of clipboard under the test's eyes; userEvent brings one of its own. */
export function watchClipboard(writeText: (text: string) => Promise<void> = () => Promise.resolve()) {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    await writeText(text);
    written.push(text);
  });
  return written;
}

/**
 * The run screen of an evening that core decides: commands from the screen and from the test change the state, and
 * the screen is told as by the feed.
 */
export function renderRun(initial: SessionState, answers: Answers = {}) {
  giveEverythingASize();
  let state = initial;
  let show: (next: SessionState) => void = () => undefined;
  const commands: SessionCommand[] = [];

  function run(command: SessionCommand): object {
    commands.push(command);
    const decided = decide(state, command);
    if (!decided.ok) throw refusal(409, decided.refusal.message);
    state = applyChanges(state, decided.value);
    act(() => show(state));
    return {};
  }

  const evening: Answers = {
    'session.start': () => run(start),
    'session.submitAllAnswers': () => run(submitAll),
    'session.askMoreQuestions': () => run(askMore),
    'session.markAnswers': () => run(markAll),
    'session.revealScoring': () => run(revealScores),
    'session.revealLeaderboard': () => run(revealBoard),
    'session.finish': () => run(finish),
    'session.askNextQuestion': ({ questionId }: { questionId?: string }) => run({ ...askNext, questionId }),
    'reveal.questions': ({ questionIds }: { questionIds: string[] }) =>
      run({ type: 'reveal-questions', questionIds }),
    'marking.mark': ({ teamId, questionId, isCorrect, pointsAwarded }: MarkInput) =>
      run({ type: 'set-scores', teams: [{ teamId, entries: [{ questionId, isCorrect, pointsAwarded }] }] }),
    'marking.answerForTeams': ({ teams }: Pick<CommandOf<'answer-for-teams'>, 'teams'>) =>
      run({ type: 'answer-for-teams', teams, at: AT }),
  };

  function Evening() {
    const [shown, setShown] = useState(initial);
    show = setShown;
    return <RunScreen master={masterSession(shown, PUBLIC_URL)} answerSheetId="sheet-1" />;
  }
  const view = renderPage(<Evening />, { at: '/run', answers: { ...evening, ...answers } });
  return { ...view, commands, run, user: userEvent.setup(), currentState: () => state };
}

export function button(name: string | RegExp): HTMLButtonElement {
  return screen.getByRole('button', { name });
}

export function queryButton(name: string | RegExp): HTMLElement | null {
  return screen.queryByRole('button', { name });
}
