import type { RestRoute } from '../rest-route';

/** Texts of the host, and texts to render or to read as questions (wire contract 5). */
export const contentPaths: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/content/terms-and-conditions',
    call: ({ content }) => content.termsAndConditions(),
  },
  { method: 'get', path: '/content/privacy-policy', call: ({ content }) => content.privacyPolicy() },
  { method: 'post', path: '/content/markdown', call: ({ content }, input) => content.markdown(input) },
  {
    method: 'post',
    path: '/content/csv/questions',
    call: ({ content }, input) => content.importQuestions(input),
  },
];
