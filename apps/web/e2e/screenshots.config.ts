import { mergeConfig } from 'vitest/config';
import journeys from './vitest.config';

/** Plays a quiz night and keeps pictures of every screen: for eyes, not for the check. */
export default mergeConfig(
  { ...journeys, test: { ...journeys.test, include: [] } },
  {
    test: { name: 'screenshots', include: ['**/*.shots.ts'] },
  },
);
