import { useEffect, useRef } from 'react';
import type { Notice } from './use-notices';

/** Tells a screen that it has become the secretary or a reader (ROLE-5, ROLE-6); `null` while that is not known. */
export function useRoleNotices(isWriter: boolean | null, showNotice: (notice: Notice) => void): void {
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = isWriter;
    if (isWriter === null || was === null || was === isWriter) return;
    showNotice(
      isWriter
        ? {
            kind: 'role',
            title: 'You became "secretary"',
            text: 'You can now submit answers for your team.',
          }
        : {
            kind: 'role',
            title: 'Someone else is the "secretary"',
            text: 'Someone else is now able to submit answers for your team. This page is now readonly.',
          },
    );
  }, [isWriter, showNotice]);
}
