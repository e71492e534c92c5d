/** A team of one Session. Its id is a secret: whoever has it plays for the team (PROD-5). */
export interface Team {
  readonly id: string;
  readonly sessionId: string;
  readonly name: string;
  /** The secretary's browser; null until one saves or becomes the writer (ROLE-2, D24). */
  readonly writerBrowserId: string | null;
  readonly createdTime: Date;
  /** Moves when an answer changes, not by votes or a new writer (wire contract 2.5). */
  readonly answersUpdatedTime: Date;
}
