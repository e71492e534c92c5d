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
  scoreEntrySchema,
  sessionBodySchema,
  statusEntrySchema,
  type SessionBodyInput,
} from './session-bodies';
export { joinTeamBodySchema, writerBodySchema, type JoinTeamBody, type WriterBody } from './team-bodies';
