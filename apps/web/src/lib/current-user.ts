import { trpc } from './trpc';

/** Who is using this browser. `undefined` while that is not known yet; null = a guest or nobody. */
export function useAccount() {
  const current = trpc.auth.current.useQuery(undefined, { staleTime: 60_000 });
  return current.data === undefined ? undefined : current.data.userAccountExtract;
}
