/** Everything that is logged (ANALYTICS-2 to ANALYTICS-10). */
export const ANALYTICS_EVENTS = [
  'page_view',
  'login',
  'sign_up',
  'create_quiz',
  'edit_quiz',
  'save_quiz',
  'duplicate_quiz',
  'delete_quiz',
  'new_question',
  'insert_question',
  'delete_question',
  'undo_delete_question',
  'cut_question',
  'copy_question',
  'paste_question',
  'move_question_up',
  'move_question_down',
  'create_session',
  'delete_session',
  'delete_team',
  'share',
  'library_view_signup',
] as const;

export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];
