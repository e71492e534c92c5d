import type { QuizmasterFeedMessage, SessionFeedMessage, TeamFeedMessage } from '@pubquiz/core';
import type { TrackedEnvelope } from '@trpc/server';
import type { Hub } from './hub';

interface Resume {
  readonly lastEventId?: string | null | undefined;
}

export declare function watchSession(
  hub: Hub,
  input: Resume & { readonly sessionId: string },
  signal?: AbortSignal,
): AsyncGenerator<TrackedEnvelope<SessionFeedMessage>>;
export declare function watchTeam(
  hub: Hub,
  input: Resume & { readonly sessionId: string; readonly teamId: string },
  signal?: AbortSignal,
): AsyncGenerator<TrackedEnvelope<TeamFeedMessage>>;
export declare function watchQuizmaster(
  hub: Hub,
  input: Resume & { readonly sessionId: string },
  signal?: AbortSignal,
): AsyncGenerator<TrackedEnvelope<QuizmasterFeedMessage>>;
