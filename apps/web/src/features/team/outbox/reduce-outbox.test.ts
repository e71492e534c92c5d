import { expect, test } from 'vitest';
import { emptyOutbox, pendingEntries, shownAnswer, type Outbox, type StoredAnswer } from './outbox';
import { reduceOutbox, type OutboxEvent } from './reduce-outbox';

const restored: Outbox = { ...emptyOutbox, isRestored: true, lastSequence: 100 };

function after(events: readonly OutboxEvent[], outbox: Outbox = restored): Outbox {
  return events.reduce(reduceOutbox, outbox);
}

function stored(answer: string, isConfirmed = false): StoredAnswer {
  return { answer, selectedIndexes: [], isConfirmed, questionVote: null };
}

function typed(text: string, at = 1): OutboxEvent {
  return { type: 'typed', questionId: 'q-1', text, at };
}

function submitted(at = 1): OutboxEvent {
  return { type: 'submitted', questions: [{ questionId: 'q-1', kind: 'text' }], at };
}

test('[TEAM-23] typed text is unconfirmed, submitting confirms it, editing takes that back', () => {
  expect(pendingEntries(after([typed('dracula')]))).toEqual([
    { questionId: 'q-1', answer: 'dracula', isConfirmed: false, sequence: 101 },
  ]);
  expect(pendingEntries(after([typed('dracula'), submitted()]))).toEqual([
    { questionId: 'q-1', answer: 'dracula', isConfirmed: true, sequence: 102 },
  ]);
  expect(shownAnswer(after([typed('dracula'), submitted(), typed('draculas')]), 'q-1').isConfirmed).toBe(
    false,
  );
});

test('[TEAM-23] picking an option confirms it', () => {
  const outbox = after([{ type: 'picked', questionId: 'q-2', selectedIndexes: [1], at: 1 }]);
  expect(pendingEntries(outbox)).toEqual([
    { questionId: 'q-2', multiChoiceSelectedOptionIndexes: [1], isConfirmed: true, sequence: 101 },
  ]);
});

test('a submit of text that the server has sends that text along', () => {
  const outbox = after([
    { type: 'sheet-arrived', answers: { 'q-1': stored('stoker') }, isCorrection: false, at: 1 },
    submitted(),
  ]);
  expect(pendingEntries(outbox)).toMatchObject([{ answer: 'stoker', isConfirmed: true }]);
});

test('[TEAM-25] a vote leaves the answer alone', () => {
  const outbox = after([{ type: 'voted', questionId: 'q-1', questionVote: true, at: 1 }]);
  expect(pendingEntries(outbox)).toEqual([{ questionId: 'q-1', questionVote: true, sequence: 101 }]);
});

test('numbers count up, and start above the clock when the memory of an earlier visit is lost', () => {
  const fresh: Outbox = { ...emptyOutbox, isRestored: true };
  expect(after([typed('a', 5000), typed('ab', 4000)], fresh).lastSequence).toBe(5001);
});

test('an acknowledged entry leaves, and its text stays on screen until the feed has it', () => {
  const sending = after([typed('dracula')]);
  const sent = pendingEntries(sending);
  const acknowledged = reduceOutbox(sending, {
    type: 'acknowledged',
    sent,
    answers: { 'q-1': stored('dracula') },
    at: 10,
  });
  expect(pendingEntries(acknowledged)).toEqual([]);
  const late = reduceOutbox(acknowledged, {
    type: 'sheet-arrived',
    answers: { 'q-1': stored('drac') },
    isCorrection: false,
    at: 20,
  });
  expect(shownAnswer(late, 'q-1').answer).toBe('dracula');
  const caughtUp = reduceOutbox(late, {
    type: 'sheet-arrived',
    answers: { 'q-1': stored('dracula') },
    isCorrection: false,
    at: 30,
  });
  expect(caughtUp.acknowledged).toEqual({});
});

test('what was typed while a save was under way stays in the outbox', () => {
  const sending = after([typed('drac')]);
  const sent = pendingEntries(sending);
  const outbox = after(
    [typed('dracula'), { type: 'acknowledged', sent, answers: { 'q-1': stored('drac') }, at: 10 }],
    sending,
  );
  expect(pendingEntries(outbox)).toMatchObject([{ answer: 'dracula', sequence: 102 }]);
  expect(shownAnswer(outbox, 'q-1').answer).toBe('dracula');
});

test('a vote cast while a save was under way is sent without the text that is stored by then', () => {
  const sending = after([typed('dracula')]);
  const sent = pendingEntries(sending);
  const outbox = after(
    [
      { type: 'voted', questionId: 'q-1', questionVote: false, at: 1 },
      { type: 'acknowledged', sent, answers: { 'q-1': stored('dracula') }, at: 10 },
    ],
    sending,
  );
  expect(pendingEntries(outbox)).toEqual([{ questionId: 'q-1', questionVote: false, sequence: 102 }]);
});

test('text that waits here wins over the text of the server, also over a correction', () => {
  const outbox = after([
    typed('my text'),
    { type: 'sheet-arrived', answers: { 'q-1': stored('theirs', true) }, isCorrection: true, at: 5 },
  ]);
  expect(shownAnswer(outbox, 'q-1')).toMatchObject({ answer: 'my text', isConfirmed: false });
});

test("the quizmaster's correction shows at once when nothing waits", () => {
  const sending = after([typed('ours')]);
  const outbox = after(
    [
      { type: 'acknowledged', sent: pendingEntries(sending), answers: { 'q-1': stored('ours') }, at: 10 },
      { type: 'sheet-arrived', answers: { 'q-1': stored('theirs', true) }, isCorrection: true, at: 11 },
    ],
    sending,
  );
  expect(shownAnswer(outbox, 'q-1').answer).toBe('theirs');
});

test('what the feed has not shown after five seconds has been changed by somebody since', () => {
  const sending = after([typed('ours')]);
  const outbox = after(
    [
      { type: 'acknowledged', sent: pendingEntries(sending), answers: { 'q-1': stored('ours') }, at: 10 },
      { type: 'sheet-arrived', answers: { 'q-1': stored('theirs') }, isCorrection: false, at: 5010 },
    ],
    sending,
  );
  expect(shownAnswer(outbox, 'q-1').answer).toBe('theirs');
});

test('[TEAM-26] a refused answer leaves the outbox with its reason, the rest and its vote stay', () => {
  const sending = after([
    typed('too late'),
    { type: 'voted', questionId: 'q-1', questionVote: true, at: 1 },
    { type: 'typed', questionId: 'q-2', text: 'in time', at: 1 },
  ]);
  const outbox = reduceOutbox(sending, {
    type: 'refused',
    sent: pendingEntries(sending),
    reasons: { 'q-1': 'revealed' },
  });
  expect(pendingEntries(outbox)).toEqual([
    { questionId: 'q-1', questionVote: true, sequence: 102 },
    { questionId: 'q-2', answer: 'in time', isConfirmed: false, sequence: 103 },
  ]);
  expect(outbox.refused['q-1']).toMatchObject({ reason: 'revealed', content: { answer: 'too late' } });
});

test('a vote that is refused alone is dropped', () => {
  const sending = after([{ type: 'voted', questionId: 'q-1', questionVote: true, at: 1 }]);
  const outbox = reduceOutbox(sending, {
    type: 'refused',
    sent: pendingEntries(sending),
    reasons: { 'q-1': 'notAsked' },
  });
  expect(outbox.pending).toEqual({});
});

test("[ERR-23] a reader's refusal empties the outbox and keeps the words in sight", () => {
  const outbox = after([typed('mine'), { type: 'refused-as-reader' }]);
  expect(outbox.pending).toEqual({});
  expect(outbox.refused['q-1']).toMatchObject({ reason: 'reader', content: { answer: 'mine' } });
  expect(after([{ type: 'dismissed', questionId: 'q-1' }], outbox).refused).toEqual({});
});

test('typing again takes the note of a refusal away', () => {
  const outbox = after([typed('mine'), { type: 'refused-as-reader' }, typed('mine again')]);
  expect(outbox.refused).toEqual({});
});

test('what an earlier visit left is taken up, and what was typed since wins', () => {
  const kept = after([typed('old'), { type: 'typed', questionId: 'q-2', text: 'kept', at: 1 }]);
  const outbox = after([typed('new', 2), { type: 'restored', kept }], emptyOutbox);
  expect(shownAnswer(outbox, 'q-1').answer).toBe('new');
  expect(shownAnswer(outbox, 'q-2').answer).toBe('kept');
  expect(outbox).toMatchObject({ isRestored: true, lastSequence: 102 });
});
