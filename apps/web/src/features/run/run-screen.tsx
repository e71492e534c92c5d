import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isQuestionEmpty, sessionFlags, type MasterSession } from '@pubquiz/core';
import { CopyQuestionButton } from '../../lib/copy-question-button';
import { paths } from '../../lib/paths';
import { BackLink } from '../../lib/shell/back-link';
import { useFocusKeeper } from '../../lib/use-focus-keeper';
import { ConnectionNotice } from './connection-notice';
import { FinishedPanel } from './finished-panel';
import { HowToRun } from './how-to-run';
import { Leaderboard } from './leaderboard';
import { MetadataCard } from './metadata-card';
import { questionCounts } from './model/question-counts';
import { runNight } from './model/run-night';
import { presentSelection } from './model/selection';
import { NotStarted } from './not-started';
import { PhaseStrip } from './phase-strip';
import { PreviewQuestion } from './preview-question';
import { QuestionBar } from './question-bar';
import { RevealQuestion } from './reveal-question';
import { RunActions } from './run-actions';
import { RunSwitches, type ScreenOptions } from './run-switches';
import { ScoringGrid } from './scoring-grid';
import { SelectedAnswer } from './selected-answer';
import { SelectionNews } from './selection-news';
import { Stage } from './stage';
import { UnscoredBar } from './unscored-bar';
import { usePendingMarks } from './use-pending-marks';
import { useRunCommands } from './use-run-commands';
import { useRunKeys } from './use-run-keys';
import { useSelection } from './use-selection';
import { WriteQuestion } from './write-question';
import './run-screen.css';

const FIRST_OPTIONS: ScreenOptions = { isByPlacement: false, areAnswersHidden: false, areLettersOn: true };

export interface RunScreenProps {
  readonly master: MasterSession;
  readonly answerSheetId: string;
}

/** The quizmaster's one screen for the evening (RUN-1 to RUN-35). */
export function RunScreen({ master, answerSheetId }: RunScreenProps) {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  useFocusKeeper(root);
  const [options, setOptions] = useState(FIRST_OPTIONS);
  const { isByPlacement, areAnswersHidden, areLettersOn } = options;
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

  useRunKeys({ night, selection, areLettersOn, onSelect: select, onMark: commands.mark });

  return (
    <div ref={root} className={`run${flags.isMarkingAnswers ? ' run-marking' : ''}`}>
      <header className="run-header">
        <BackLink to={paths.lobby(answerSheetId, master.session.id)}>Back to Lobby</BackLink>
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
            <NotStarted teams={master.session.teams} />
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
            <RunSwitches options={options} onChange={setOptions} />
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
