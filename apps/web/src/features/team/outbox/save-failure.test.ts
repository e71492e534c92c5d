import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { readSaveFailure } from './save-failure';

const sent = [{ questionId: 'q-1', answer: 'a' }, { questionId: 'q-2' }];

function answered(data: object, message = 'No'): Error {
  return TRPCClientError.from({ error: { code: -32600, message, data } });
}

test('a call that got no answer, a fault of the server and too many calls are tried again', () => {
  expect(readSaveFailure(new TypeError('Failed to fetch'), sent)).toEqual({
    kind: 'unreachable',
    retryAfterMs: null,
  });
  expect(readSaveFailure(TRPCClientError.from(new Error('aborted')), sent).kind).toBe('unreachable');
  expect(readSaveFailure(answered({ httpStatus: 500 }), sent).kind).toBe('unreachable');
  expect(readSaveFailure(answered({ httpStatus: 503, retryAfterSeconds: 1 }), sent)).toEqual({
    kind: 'unreachable',
    retryAfterMs: 1000,
  });
  expect(readSaveFailure(answered({ httpStatus: 429 }), sent).kind).toBe('unreachable');
});

test('[ERR-23] only the sentence for readers makes a reader', () => {
  const reader = answered({ httpStatus: 403 }, 'browserId is for a reader browser');
  expect(readSaveFailure(reader, sent)).toEqual({ kind: 'reader' });
  expect(readSaveFailure(answered({ httpStatus: 403 }, 'Wrong origin'), sent)).toEqual({
    kind: 'refused',
    reasons: { 'q-1': { sentence: 'Wrong origin' }, 'q-2': { sentence: 'Wrong origin' } },
  });
});

test('[TEAM-26] issues name the refused questions, by id or by their place in the call', () => {
  const closed = answered({
    httpStatus: 409,
    issues: [{ path: ['questionIdToTeamAnswer', 'q-2'], message: 'inputDisabled' }],
  });
  expect(readSaveFailure(closed, sent)).toEqual({ kind: 'refused', reasons: { 'q-2': 'inputDisabled' } });
  const tooLong = answered({
    httpStatus: 400,
    issues: [{ path: ['entries', 0, 'answer'], message: 'Too long' }],
  });
  expect(readSaveFailure(tooLong, sent)).toEqual({
    kind: 'refused',
    reasons: { 'q-1': { sentence: 'Too long' } },
  });
});
