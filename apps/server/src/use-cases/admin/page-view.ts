import type { PageCursor } from '@pubquiz/db';

/** What continues a list after its last item; null at the end. */
export function cursorText(next: PageCursor | null): string | null {
  return next && `${next.time.toISOString()}_${next.id}`;
}
