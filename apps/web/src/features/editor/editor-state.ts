import { isWritten, type Draft, type DraftQuestion, type QuestionChange } from './draft';

/** The question deleted last and where it was; only this one can come back (EDIT-18). */
export interface DeletedQuestion {
  readonly question: DraftQuestion;
  readonly index: number;
}

export interface EditorState {
  readonly draft: Draft;
  readonly lastDeleted: DeletedQuestion | null;
}

export type EditorAction =
  | { readonly type: 'name-changed'; readonly name: string }
  | { readonly type: 'default-points-changed'; readonly defaultPoints: string }
  | { readonly type: 'question-changed'; readonly id: string; readonly fields: QuestionChange }
  | { readonly type: 'question-appended'; readonly question: DraftQuestion }
  | { readonly type: 'question-inserted'; readonly beforeId: string; readonly question: DraftQuestion }
  | { readonly type: 'questions-added'; readonly questions: readonly DraftQuestion[] }
  | { readonly type: 'question-deleted'; readonly id: string }
  | { readonly type: 'deletion-undone'; readonly id: string }
  | { readonly type: 'question-moved'; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: 'draft-replaced'; readonly draft: Draft };

type Questions = readonly DraftQuestion[];

function inserted(questions: Questions, index: number, question: DraftQuestion): Questions {
  return [...questions.slice(0, index), question, ...questions.slice(index)];
}

function moved(questions: Questions, id: string, by: -1 | 1): Questions {
  const from = questions.findIndex((question) => question.id === id);
  const question = questions[from];
  const to = from + by;
  if (question === undefined || to < 0 || to >= questions.length) return questions;
  return inserted(
    questions.filter((other) => other.id !== id),
    to,
    question,
  );
}

function withQuestions(state: EditorState, questions: Questions): EditorState {
  return { ...state, draft: { ...state.draft, questions } };
}

function deleted(state: EditorState, id: string): EditorState {
  const index = state.draft.questions.findIndex((question) => question.id === id);
  const question = state.draft.questions[index];
  if (question === undefined) return state;
  const left = state.draft.questions.filter((other) => other.id !== id);
  return { ...withQuestions(state, left), lastDeleted: { question, index } };
}

function undone(state: EditorState, id: string): EditorState {
  const { lastDeleted, draft } = state;
  if (lastDeleted?.question.id !== id) return state;
  const questions = inserted(draft.questions, lastDeleted.index, lastDeleted.question);
  return { ...withQuestions(state, questions), lastDeleted: null };
}

/** The editor's state after an action (EDIT-12 to EDIT-19). Unknown questions change nothing. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { draft } = state;
  const { questions } = draft;
  switch (action.type) {
    case 'name-changed':
      return { ...state, draft: { ...draft, name: action.name } };
    case 'default-points-changed':
      return { ...state, draft: { ...draft, defaultPoints: action.defaultPoints } };
    case 'question-changed':
      return withQuestions(
        state,
        questions.map((question) =>
          question.id === action.id ? { ...question, ...action.fields } : question,
        ),
      );
    case 'question-appended':
      return withQuestions(state, [...questions, action.question]);
    case 'question-inserted': {
      const index = questions.findIndex((question) => question.id === action.beforeId);
      return index < 0 ? state : withQuestions(state, inserted(questions, index, action.question));
    }
    case 'questions-added':
      return withQuestions(state, [...questions.filter(isWritten), ...action.questions]);
    case 'question-deleted':
      return deleted(state, action.id);
    case 'deletion-undone':
      return undone(state, action.id);
    case 'question-moved':
      return withQuestions(state, moved(questions, action.id, action.by));
    case 'draft-replaced':
      return { draft: action.draft, lastDeleted: null };
  }
}

/** A card starts open when it has no question and no correct answer (EDIT-11). */
export function startsExpanded(question: DraftQuestion): boolean {
  const isAnswerless = question.correctAnswer.trim() === '' && question.correctMultiAnswer.trim() === '';
  return question.question.trim() === '' && isAnswerless;
}
