/** What pages count, by the names of the documents (ANALYTICS-2 to ANALYTICS-10). */
export type EventName =
  | 'page_view'
  | 'login'
  | 'sign_up'
  | 'create_quiz'
  | 'edit_quiz'
  | 'save_quiz'
  | 'duplicate_quiz'
  | 'delete_quiz'
  | 'new_question'
  | 'insert_question'
  | 'delete_question'
  | 'undo_delete_question'
  | 'cut_question'
  | 'copy_question'
  | 'paste_question'
  | 'move_question_up'
  | 'move_question_down'
  | 'create_session'
  | 'delete_session'
  | 'delete_team'
  | 'share'
  | 'library_view_signup';

/** Tells our own server what was done (ANALYTICS-1). Nobody waits for it, and nobody is told when it fails. */
export function logEvent(name: EventName, route?: string): void {
  void fetch('/trpc/analytics.log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, ...(route !== undefined && { properties: { route } }) }),
    keepalive: true,
  }).catch(() => undefined);
}
