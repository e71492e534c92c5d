/** What the server did with a backup. */
export interface RestoredBackup {
  readonly rowCount: number;
  /** When the backup was made. */
  readonly createdTime: string;
}

/** A backup's way from the server and back to one; files are too large for procedures. */
export interface BackupTransfer {
  /** The bytes of a backup of everything, as it is now. */
  download(): Promise<ReadableStream<Uint8Array>>;
  /** Fills an empty server with a backup. */
  restore(file: ReadableStream<Uint8Array>): Promise<RestoredBackup>;
}

export interface BackupTransferOptions {
  /** Where the server is, like `http://localhost:3000`. */
  readonly url: string;
  /** Secret of the person who runs the server. */
  readonly operatorToken: string;
}

/** The server's answer is no; the message is its sentence. */
export class BackupRefusedError extends Error {
  override readonly name = 'BackupRefusedError';
}

async function refusalOf(response: Response): Promise<BackupRefusedError> {
  const body = (await response.json().catch(() => null)) as { readonly error?: unknown } | null;
  const sentence = typeof body?.error === 'string' ? body.error : `The server answers ${response.status}`;
  return new BackupRefusedError(sentence);
}

/**
 * Brings backups from a server and to one. Both throw BackupRefusedError for what the server refuses, and fetch's
 * TypeError where none answers.
 */
export function createBackupTransfer({ url, operatorToken }: BackupTransferOptions): BackupTransfer {
  const { origin } = new URL(url);
  const headers = { authorization: `Bearer ${operatorToken}` };
  return {
    async download() {
      const response = await fetch(`${origin}/operator/backup`, { headers });
      if (!response.ok || response.body === null) throw await refusalOf(response);
      return response.body;
    },
    async restore(file) {
      // A body that streams needs to say so; the types of Node know nothing of it.
      const streamed = { method: 'POST', headers, body: file, duplex: 'half' } as RequestInit;
      const response = await fetch(`${origin}/operator/restore`, streamed);
      if (!response.ok) throw await refusalOf(response);
      return (await response.json()) as RestoredBackup;
    },
  };
}
