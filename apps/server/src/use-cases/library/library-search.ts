import type { LibraryRepository, LibraryTexts, PageCursor, PageRequest } from '@pubquiz/db';
import { RE2JS, RE2JSException } from 're2js';
import { setImmediate as breathe } from 'node:timers/promises';
import { createSemaphore } from '../../async/semaphore';

/** A part of what an expression matches, the newest first. */
export interface LibrarySearchResult {
  readonly ids: readonly string[];
  readonly next: PageCursor | null;
  readonly matchCount: number;
  readonly totalCount: number;
  /** False when time was up before the end of the library. */
  readonly isComplete: boolean;
}

export interface LibrarySearch {
  find(expression: string, request: PageRequest): Promise<LibrarySearchResult>;
}

interface Matches {
  readonly stamp: string;
  readonly found: readonly PageCursor[];
  readonly totalCount: number;
  readonly isComplete: boolean;
}

const ROWS_AT_ONCE = 2000;
const TIME_LIMIT_MS = 5000;
/** How long other work waits for a search at most. */
const SLICE_MS = 15;
const KEPT_SEARCHES = 20;
/**
 * An expression takes this many steps a character at most: a counted repetition of a few characters unfolds to
 * thousands, and one long text would then hold up everybody.
 */
const MOST_INSTRUCTIONS = 300;

/** null for an invalid or too large expression. It runs in linear time, whatever an editor types. */
function compile(expression: string): RE2JS | null {
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(expression), RE2JS.CASE_INSENSITIVE);
    return pattern.programSize() > MOST_INSTRUCTIONS ? null : pattern;
  } catch (error) {
    if (error instanceof RE2JSException) return null;
    throw error;
  }
}

function textsOf(texts: LibraryTexts): readonly string[] {
  return [
    texts.question,
    texts.correctAnswer,
    texts.correctMultiAnswer,
    texts.answerTrivia,
    texts.revealAnswerTrivia,
    texts.imageUrl,
  ].filter((text) => text !== '');
}

function comesAfter({ time, id }: PageCursor, after: PageCursor): boolean {
  const difference = after.time.getTime() - time.getTime();
  return difference > 0 || (difference === 0 && id < after.id);
}

/**
 * Finds library questions by a case-insensitive regular expression in any of their texts (ADMIN-9); an invalid one
 * matches nothing (ADMIN-10). Reads the library in parts, and keeps what it found until a question changes.
 */
export function createLibrarySearch(
  library: Pick<LibraryRepository, 'texts' | 'changeStamp' | 'count'>,
): LibrarySearch {
  const oneAtATime = createSemaphore(1);
  const kept = new Map<string, Matches>();

  async function search(pattern: RE2JS, stamp: string): Promise<Matches> {
    const endAt = performance.now() + TIME_LIMIT_MS;
    const found: PageCursor[] = [];
    let totalCount = 0;
    let after: PageCursor | null = null;
    let sliceEnd = performance.now() + SLICE_MS;

    async function matches(texts: LibraryTexts): Promise<boolean> {
      for (const text of textsOf(texts)) {
        if (pattern.test(text)) return true;
        if (performance.now() < sliceEnd) continue;
        await breathe();
        sliceEnd = performance.now() + SLICE_MS;
      }
      return false;
    }

    do {
      const { items, next } = await library.texts({ limit: ROWS_AT_ONCE, after });
      for (const texts of items) {
        totalCount += 1;
        if (await matches(texts)) found.push({ time: texts.time, id: texts.id });
        if (performance.now() > endAt) {
          return { stamp, found, totalCount: await library.count(), isComplete: false };
        }
      }
      after = next;
    } while (after !== null);
    return { stamp, found, totalCount, isComplete: true };
  }

  async function matchesOf(expression: string): Promise<Matches> {
    const stamp = await library.changeStamp();
    const known = kept.get(expression);
    if (known?.stamp === stamp) return known;
    const pattern = compile(expression);
    const result =
      pattern === null
        ? { stamp, found: [], totalCount: await library.count(), isComplete: true }
        : await search(pattern, stamp);
    kept.delete(expression);
    kept.set(expression, result);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_SEARCHES && oldest !== undefined) kept.delete(oldest);
    return result;
  }

  return {
    async find(expression, { limit, after }) {
      const { found, totalCount, isComplete } = await oneAtATime(() => matchesOf(expression));
      const rest = after === null ? found : found.filter((place) => comesAfter(place, after));
      const part = rest.slice(0, limit);
      return {
        ids: part.map(({ id }) => id),
        next: rest.length > limit ? (part.at(-1) ?? null) : null,
        matchCount: found.length,
        totalCount,
        isComplete,
      };
    },
  };
}
