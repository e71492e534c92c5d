/** How the long lists of the admin area are asked for: part by part, and never all parts anew in the background. */
export const LIST_OPTIONS = {
  getNextPageParam: (part: { readonly nextCursor: string | null }) => part.nextCursor ?? undefined,
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
