import type { ErrorRequestHandler } from 'express';
import { answerFailure } from './answer-failure';

interface BodyParserError {
  readonly type: string;
  readonly limit?: number;
}

function isBodyParserError(error: unknown): error is BodyParserError {
  return typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string';
}

const SENTENCES: Readonly<Record<string, string>> = {
  'request.aborted': 'The request body broke off',
  'request.size.invalid': 'The request body broke off',
  'encoding.unsupported': 'The request body has an encoding that is not known here',
  'charset.unsupported': 'The request body must be UTF-8',
};

/** The last stop of calls whose body could not be read, or whose path could not (wire contract 1.1). */
export function answerUnreadBody(onFault: (error: unknown) => void): ErrorRequestHandler {
  // eslint-disable-next-line max-params -- Express knows an error handler by its four parameters.
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
    } else if (error instanceof URIError) {
      response.status(404).json({ error: 'There is no such call' });
    } else if (!isBodyParserError(error)) {
      answerFailure(response, error, { onFault });
    } else if (error.type === 'entity.too.large') {
      const mebibytes = (error.limit ?? 0) / 1024 / 1024;
      response.status(413).json({ error: `The request body is larger than ${mebibytes} MiB` });
    } else {
      response.status(400).json({ error: SENTENCES[error.type] ?? 'The request body is not valid JSON' });
    }
  };
}
