export { QuestionOutcome } from './question-outcome';
export { Results } from './results';
