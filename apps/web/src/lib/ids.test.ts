import { expect, test } from 'vitest';
import { browserId } from './browser-id';
import { newId } from './new-id';

test('new ids are UUIDs of version 4, without a secure context', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId()).not.toBe(newId());
});

test('[ENT-32] a browser keeps its id of 128 random bits', () => {
  expect(browserId()).toMatch(/^[0-9a-f]{32}$/);
  expect(browserId()).toBe(browserId());
});
