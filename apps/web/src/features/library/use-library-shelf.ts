import { useQuery, useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc';
import { addToShelf, type LibraryDraw, type ShelfFilter } from './library-shelf';

/** `tab` keeps what was drawn and adds to it, `page` shows one draw at a time. */
export type ShelfPlace = 'tab' | 'page';

const AN_HOUR_MS = 60 * 60_000;

/** The drawn questions of a place. A draw is charged to the day's allowance, so nothing but a press draws again. */
export function useLibraryShelf(place: ShelfPlace, filter: ShelfFilter) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const queryKey = ['library-shelf', place];
  const shelf = useQuery({
    queryKey,
    staleTime: Infinity,
    gcTime: AN_HOUR_MS,
    refetchOnReconnect: false,
    queryFn: async (): Promise<LibraryDraw> => {
      const draw = await utils.client.library.random.query(filter);
      return place === 'page' ? draw : addToShelf(queryClient.getQueryData(queryKey), draw);
    },
  });
  return {
    shelf: shelf.data,
    isDrawing: shelf.isFetching,
    /** The last draw did not come; an earlier one may still be there. */
    error: shelf.error,
    /** Draws more of what the filter chooses. */
    draw: () => shelf.refetch(),
    /** Takes over what a borrow has left of the allowances. */
    setAllowances: (libraryAllowances: LibraryDraw['libraryAllowances']) => {
      queryClient.setQueryData<LibraryDraw>(queryKey, (before) => before && { ...before, libraryAllowances });
    },
  };
}
