/** Cuts a server's stream into the payloads of its frames; frames of a server carry no mask. */
export class FrameReader {
  private rest: Buffer | null = null;

  constructor(private readonly onFrame: (payload: Buffer) => void) {}

  take(chunk: Buffer): void {
    let data = this.rest === null ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = null;
    for (;;) {
      const frame = this.first(data);
      if (frame === null) break;
      this.onFrame(data.subarray(frame.start, frame.end));
      data = data.subarray(frame.end);
    }
    if (data.length > 0) this.rest = data;
  }

  private first(data: Buffer): { readonly start: number; readonly end: number } | null {
    if (data.length < 2) return null;
    const short = (data[1] ?? 0) & 127;
    const start = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (data.length < start) return null;
    const length =
      short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
    return data.length < start + length ? null : { start, end: start + length };
  }
}

/** A client's text frame; the mask of zeros leaves the bytes as they are. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const isShort = payload.length < 126;
  const header = Buffer.alloc(isShort ? 6 : 8);
  header[0] = 0x81;
  header[1] = 0x80 | (isShort ? payload.length : 126);
  if (!isShort) header.writeUInt16BE(payload.length, 2);
  return Buffer.concat([header, payload]);
}
