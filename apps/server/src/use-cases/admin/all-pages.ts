import type { Page, PageCursor, PageRequest } from '@pubquiz/db';

/** Every part of a list, one after the other, so that only one of them is in memory. */
export async function* allPages<Item>(
  limit: number,
  load: (request: PageRequest) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[], void, undefined> {
  let after: PageCursor | null = null;
  do {
    const page: Page<Item> = await load({ limit, after });
    yield page.items;
    after = page.next;
  } while (after !== null);
}
