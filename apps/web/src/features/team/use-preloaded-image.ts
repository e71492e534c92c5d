import { useEffect } from 'react';

/** Fetches the next question's image ahead, without showing it (D45). */
export function usePreloadedImage(url: string | null): void {
  useEffect(() => {
    if (url === null) return;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.src = url;
  }, [url]);
}
