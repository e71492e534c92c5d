export {
  logInBodySchema,
  signUpBodySchema,
  userSessionBodySchema,
  type LogInBody,
  type SignUpBody,
  type UserSessionBody,
} from './account-bodies';
export { answerSheetBodySchema, type AnswerSheetBody } from './answer-sheet-body';
export { csvBodySchema, markdownBodySchema, type CsvBody, type MarkdownBody } from './content-bodies';
export { chosenId, namingId, requiredText, textField, timeField } from './fields';
export { keyedByQuestion, type Keyed } from './keyed-by-question';
export {
  borrowBodySchema,
  libraryQuestionBodySchema,
  libraryQuestionFieldsSchema,
  type BorrowBody,
  type LibraryQuestionBody,
  type LibraryQuestionFieldsBody,
} from './library-bodies';
export { questionBodySchema, questionFieldsSchema, type QuestionBody } from './question-body';
export {
  answerEntrySchema,
  answerScoreSheetsBodySchema,
  questionStatusSheetBodySchema,
  scoreEntrySchema,
  sessionBodySchema,
  teamAnswerSheetsBodySchema,
  type AnswerScoreSheetsBody,
  type QuestionStatusSheetBody,
  type SessionBodyInput,
  type TeamAnswerSheetsBody,
} from './session-bodies';
export {
  joinTeamBodySchema,
  teamAnswerSheetBodySchema,
  writerBodySchema,
  type JoinTeamBody,
  type TeamAnswerSheetBody,
  type WriterBody,
} from './team-bodies';
