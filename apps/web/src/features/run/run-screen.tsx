import { ArrowLeft } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isQuestionEmpty, sessionFlags, type MasterSession } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Switch } from '@pubquiz/ui/switch';
import { CopyQuestionButton } from '../../lib/copy-question-button';
import { paths } from '../../lib/paths';
import { useFocusKeeper } from '../../lib/use-focus-keeper';
import { ConnectionNotice } from './connection-notice';
import { FinishedPanel } from './finished-panel';
import { HowToRun } from './how-to-run';
import { Leaderboard } from './leaderboard';
import { MetadataCard } from './metadata-card';
import { questionCounts } from './model/question-counts';
import { runNight } from './model/run-night';
import { presentSelection, stepQuestion, stepTeam, stepUnscored, type Selection } from './model/selection';
import type { RunShortcut } from './model/shortcuts';
import { isMarkable } from './model/correctness';
import { PhaseStrip } from './phase-strip';
import { PreviewQuestion } from './preview-question';
import { QuestionBar } from './question-bar';
import { RevealQuestion } from './reveal-question';
import { RunActions } from './run-actions';
import { ScoringGrid } from './scoring-grid';
import { SelectedAnswer } from './selected-answer';
import { SelectionNews } from './selection-news';
import { Stage } from './stage';
import { UnscoredBar } from './unscored-bar';
import { usePendingMarks } from './use-pending-marks';
import { useRunCommands } from './use-run-commands';
import { useRunShortcuts } from './use-run-shortcuts';
import { useSelection } from './use-selection';
import { WriteQuestion } from './write-question';
import './run-screen.css';

export interface RunScreenProps {
  readonly master: MasterSession;
  readonly answerSheetId: string;
}

/** The quizmaster's one screen for the evening (RUN-1 to RUN-35). */
export function RunScreen({ master, answerSheetId }: RunScreenProps) {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  useFocusKeeper(root);
  const [isByPlacement, setIsByPlacement] = useState(false);
  const [areAnswersHidden, setAreAnswersHidden] = useState(false);
  const [areLettersOn, setAreLettersOn] = useState(true);
  const feedNight = useMemo(
    () => runNight(master, isByPlacement ? 'placement' : 'joining'),
    [master, isByPlacement],
  );
  const pending = usePendingMarks(feedNight);
  const { night } = pending;
  const commands = useRunCommands(master.session.id, pending);
  const [chosen, select] = useSelection(night);
  const selection = presentSelection(night, chosen);

  const { sessionStatus } = master.session;
  const flags = sessionFlags(sessionStatus);
  const question = night.askedQuestions.find(({ question: { id } }) => id === selection.questionId);
  const team = night.teams.find(({ id }) => id === selection.teamId);
  const isMarking = flags.isMarkingAnswers;

  function mark(isCorrect: boolean): void {
    if (!question || !team || !flags.canMark) return;
    const cell = { teamId: team.id, questionId: question.question.id };
    if (!isMarkable(night, cell) || night.score(cell)?.isCorrect === isCorrect) return;
    commands.mark(cell, { isCorrect, pointsAwarded: isCorrect ? question.points : 0 });
  }

  function go(next: Selection | null): void {
    if (next) select(next);
  }

  useRunShortcuts(areLettersOn, (shortcut: RunShortcut): void => {
    switch (shortcut) {
      case 'previous-question':
        return go(stepQuestion(night, selection, -1));
      case 'next-question':
        return go(stepQuestion(night, selection, 1));
      case 'previous-team':
        return go(stepTeam(night, selection, -1));
      case 'next-team':
        return go(stepTeam(night, selection, 1));
      case 'previous-unscored':
        return go(stepUnscored(night, selection, -1));
      case 'next-unscored':
        return go(stepUnscored(night, selection, 1));
      case 'current-question':
        return go({ ...selection, questionId: master.session.currentQuestionId });
      case 'mark-correct':
        return mark(true);
      case 'mark-incorrect':
        return mark(false);
    }
  });

  return (
    <div ref={root} className={`run${isMarking ? ' run-marking' : ''}`}>
      <header className="run-header">
        <Link className="run-back" to={paths.lobby(answerSheetId, master.session.id)}>
          <ArrowLeft size={18} aria-hidden="true" /> Back to Lobby
        </Link>
        <h1 className="run-title">{master.session.quizName}</h1>
        <HowToRun />
      </header>
      <PhaseStrip status={sessionStatus} />
      <ConnectionNotice />
      <SelectionNews night={night} selection={selection} areAnswersHidden={areAnswersHidden} />

      {flags.hasRevealedLeaderboard && (
        <div className="run-reward">
          <Leaderboard night={night} />
          {flags.isFinished && <FinishedPanel master={master} />}
        </div>
      )}

      <div className="run-columns">
        <div className="run-left">
          {question ? (
            <Stage
              question={question}
              counts={questionCounts(night, question.question.id)}
              areAnswersHidden={areAnswersHidden}
            >
              <QuestionBar night={night} selection={selection} onSelect={select}>
                <PreviewQuestion question={question} isTriviaHidden={areAnswersHidden} />
                <CopyQuestionButton question={question.question} />
              </QuestionBar>
              <RevealQuestion question={question} status={sessionStatus} onReveal={commands.reveal} />
            </Stage>
          ) : (
            <NotStarted master={master} />
          )}
          {question && isQuestionEmpty(question.question) && (
            <WriteQuestion key={question.question.id} question={question} onSave={commands.editQuestion} />
          )}
        </div>

        {flags.hasStarted && (
          <div className="run-right">
            {question && team && (
              <SelectedAnswer
                night={night}
                team={team}
                question={question}
                areAnswersHidden={areAnswersHidden}
                commands={commands}
              />
            )}
            <UnscoredBar night={night} selection={selection} onSelect={select} />
            {night.teams.length === 0 ? (
              <p className="pq-quiet">
                No team has joined yet. They still can, with the link from the lobby.
              </p>
            ) : (
              <ScoringGrid
                night={night}
                selection={selection}
                canMark={flags.canMark}
                areAnswersHidden={areAnswersHidden}
                onSelect={select}
                onMark={commands.mark}
              />
            )}
            <div className="run-switches">
              <Switch checked={isByPlacement} onChange={(event) => setIsByPlacement(event.target.checked)}>
                Order teams by placement
              </Switch>
              <Switch
                checked={areAnswersHidden}
                onChange={(event) => setAreAnswersHidden(event.target.checked)}
              >
                Hide answers while I share this screen
              </Switch>
              <Switch checked={areLettersOn} onChange={(event) => setAreLettersOn(event.target.checked)}>
                Single-letter shortcuts
              </Switch>
            </div>
          </div>
        )}
      </div>
      {flags.hasRevealedLeaderboard && (
        <MetadataCard
          night={night}
          copyButton={({ question: copied }) => <CopyQuestionButton question={copied} />}
        />
      )}
      <RunActions night={night} commands={commands} onDone={() => void navigate(paths.home())} />
    </div>
  );
}

/** Before the first question: who is here, and what happens next. */
function NotStarted({ master }: { readonly master: MasterSession }) {
  const { teams } = master.session;
  return (
    <section className="run-not-started" aria-label="Before the start">
      <p>
        {teams.length === 0
          ? 'No team has joined yet. You can start all the same: teams can join later, too.'
          : `${teams.length} ${teams.length === 1 ? 'team is' : 'teams are'} waiting for your first question.`}
      </p>
      <p className="run-teams">
        {teams.map(({ id, name }) => (
          <Badge key={id}>{name}</Badge>
        ))}
      </p>
    </section>
  );
}
