import type { RequestHandler } from 'express';

/** Enough for a whole quiz over bad Wi-Fi. */
const MOST_MS = 60_000;
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Closes the connection of whoever takes longer than `mostMs` to send a body, however steadily it trickles. The
 * operator restores whole databases and may take longer.
 */
export function limitBodyTime(mostMs = MOST_MS): RequestHandler {
  return (req, res, next) => {
    const hasBody = req.headers['content-length'] !== undefined || 'transfer-encoding' in req.headers;
    if (!hasBody || req.path.startsWith('/operator/')) {
      next();
      return;
    }
    const timer = setTimeout(() => {
      if (req.complete) return;
      if (!res.headersSent) req.socket.write(TOO_SLOW);
      req.socket.destroySoon();
    }, mostMs);
    timer.unref();
    req.on('close', () => clearTimeout(timer));
    next();
  };
}
