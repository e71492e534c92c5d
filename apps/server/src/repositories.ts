export interface Repositories {
  readonly answerSheets: { ownerOf(id: string): Promise<string | null> };
  readonly sessions: {
    ownerOf(id: string): Promise<string | null>;
    hasTeam(ids: unknown): Promise<boolean>;
    apply(...a: unknown[]): never;
  };
}
