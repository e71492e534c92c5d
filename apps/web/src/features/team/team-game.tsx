import { sessionFlags, type TeamFeedState, type TeamSession } from '@pubquiz/core';
import type { TeamIds } from '../../lib/live/use-team-feed';
import { BecomeSecretaryButton } from './become-secretary-button';
import { BottomBar } from './bottom-bar';
import { NoticeStack } from './notice-stack';
import { hasPending, shownAnswer } from './outbox/outbox';
import { QuestionList } from './question/question-list';
import { remainingQuestions, takesAnswer } from './question/remaining-questions';
import { Results, usePreloadRevealed } from './revealed';
import { TeamHeader } from './team-header';
import { TeamLink } from './team-link';
import { ThisScreen } from './this-screen';
import { TipCard } from './tip-card';
import { useAnnouncement } from './use-announcements';
import { useNotices } from './use-notices';
import { useOpenQuestions } from './use-open-questions';
import { usePageMoves } from './use-page-moves';
import { usePreloadedImage } from './use-preloaded-image';
import { useQuestionActions } from './use-question-actions';
import { useRoleNotices } from './use-role-notices';
import type { TeamAnswers } from './use-team-answers';
import { WaitingView } from './waiting-view';

export interface TeamGameProps extends TeamIds {
  readonly session: TeamSession;
  readonly team: TeamFeedState;
  readonly answers: TeamAnswers;
  readonly isPeek: boolean;
  readonly isAway: boolean;
}

/** The team's page in every status, once it knows the quiz and the team. */
export function TeamGame({ session, team, answers, isPeek, isAway, sessionId, teamId }: TeamGameProps) {
  const { sessionStatus, teamQuestions } = session;
  const { outbox, isWriter, sync } = answers;
  const flags = sessionFlags(sessionStatus);
  const takesAnswers = flags.hasStarted && !flags.disableAllTeamGameInput;

  const byId = new Map(teamQuestions.map((question) => [question.questionId, question]));
  const open = useOpenQuestions(session, (questionId) => {
    const question = byId.get(questionId);
    const isTaken = question !== undefined && takesAnswer(sessionStatus, question);
    return !isTaken || shownAnswer(outbox, questionId).isConfirmed;
  });
  const notices = useNotices();
  const highlightedId = usePageMoves(session, { openQuestion: open.open, notices });
  useRoleNotices(isPeek ? null : isWriter, notices.show);
  usePreloadedImage(session.preloadImageUrl);
  usePreloadRevealed(flags.hasStarted && sessionStatus !== 'askQuestions');
  const isCutOff = isAway || answers.isUnreachable;
  const announcement = useAnnouncement(session, isCutOff);
  const actions = useQuestionActions(sync, open);

  const remaining = isWriter ? remainingQuestions(session, outbox) : [];
  const become = !isWriter && !isPeek && <BecomeSecretaryButton sessionId={sessionId} teamId={teamId} />;
  return (
    <>
      <TeamHeader
        teamName={team.teamName}
        quizName={session.quizName}
        isWriter={isWriter}
        isAway={isCutOff}
        hasRevealedLeaderboard={flags.hasRevealedLeaderboard}
      />
      <main id="content" tabIndex={-1} className="team-main">
        <div className="pq-visually-hidden" role="status">
          {announcement}
        </div>
        <div className="team-content">
          {flags.isNotStarted && <WaitingView teamNames={session.teamNames} ownName={team.teamName} />}
          {takesAnswers && (
            <TipCard
              isWriter={isWriter}
              isPeek={isPeek}
              isConfirming={flags.isConfirmingAnswers}
              becomeSecretary={become}
            />
          )}
          {flags.isMarkingAnswers && (
            <p className="team-phase">The quizmaster is marking the answers. Scores come next.</p>
          )}
          {flags.hasRevealedLeaderboard && <Results session={session} team={team} />}
          {flags.showsVotingReminder && isWriter && (
            <p className="team-phase">
              Which questions did you like? Give them a heart. A thumbs down is for the quizmaster alone.
            </p>
          )}
          <QuestionList
            session={session}
            scores={team.teamAnswerScoreSheet}
            answers={answers}
            open={open}
            highlightedId={highlightedId}
            actions={actions}
          />
          <ThisScreen
            isWriter={isWriter}
            isRunning={!flags.isFinished}
            becomeSecretary={takesAnswers ? null : become}
          >
            <TeamLink sessionId={sessionId} teamId={teamId} />
          </ThisScreen>
        </div>
        <BottomBar
          session={session}
          scores={team.teamAnswerScoreSheet}
          remainingCount={remaining.length}
          isAway={isCutOff}
          hasUnsent={hasPending(outbox) && isCutOff}
          onSubmitRemaining={() => {
            actions.submit(remaining);
          }}
        >
          <NoticeStack shown={notices.shown} dismiss={notices.dismiss} />
        </BottomBar>
      </main>
    </>
  );
}
