import { invitePath, teamView, type AnswerSheet, type SessionView } from '@pubquiz/core';
import type { AnswerSheetDetails, SessionSummary } from '@pubquiz/db';

function summaryView(session: SessionSummary, publicUrl: string): SessionView {
  const path = invitePath(session.id);
  return {
    ...session,
    teams: session.teams.map((team) => teamView(team, publicUrl)),
    inviteUrl: publicUrl + path,
    invitePath: path,
    createdTime: session.createdTime.toISOString(),
    updatedTime: session.updatedTime.toISOString(),
  };
}

/** A quiz as its owner gets it (ENT-1). */
export function answerSheetView(details: AnswerSheetDetails, publicUrl: string): AnswerSheet {
  const { id, name, defaultPoints, questions, sessions } = details;
  return {
    id,
    name,
    defaultPoints,
    questions,
    sessions: sessions.map((session) => summaryView(session, publicUrl)),
    questionCount: questions.length,
    createdTime: details.createdTime.toISOString(),
    updatedTime: details.updatedTime.toISOString(),
  };
}
