/** A living connection is never silent for as long: a ping goes every ten seconds. */
const SURELY_DEAD_MS = 20_000;
/** Time for an answer when the page wakes up. */
const ANSWERS_WITHIN_MS = 4000;
const OPENS_WITHIN_MS = 8000;
/** Browsers wait ten seconds for the other side's farewell; a dead one sends none. */
const CLOSES_WITHIN_MS = 500;

/**
 * A WebSocket that does not wait for a dead network. A phone that slept, or changed from Wi-Fi to mobile, has a socket
 * that looks open and says nothing: when the page is looked at again the socket asks for a sign of life, and without
 * one it ends at once, so that the client opens the next.
 */
export class WakingSocket extends WebSocket {
  private heardAt = Date.now();
  private patience: ReturnType<typeof setTimeout> | undefined;
  private isGivenUp = false;

  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    const wake = () => {
      this.wake();
    };
    const waking = [
      [document, 'visibilitychange'],
      [document, 'resume'],
      [window, 'online'],
    ] as const;
    for (const [target, event] of waking) target.addEventListener(event, wake);
    const hear = () => {
      this.heardAt = Date.now();
      clearTimeout(this.patience);
    };
    this.addEventListener('open', hear);
    this.addEventListener('message', hear);
    // First of all listeners: after it was given up, nobody hears of this socket again.
    this.addEventListener('close', (event) => {
      clearTimeout(this.patience);
      for (const [target, name] of waking) target.removeEventListener(name, wake);
      if (this.isGivenUp) event.stopImmediatePropagation();
      this.isGivenUp = true;
    });
    this.waitFor(OPENS_WITHIN_MS);
  }

  override close(code?: number, reason?: string): void {
    const isFirst = this.readyState < WebSocket.CLOSING;
    super.close(code, reason);
    if (!isFirst) return;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
    }, CLOSES_WITHIN_MS);
  }

  private waitFor(ms: number): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      this.close();
    }, ms);
  }

  private wake(): void {
    if (document.visibilityState === 'hidden') return;
    const isOpen = this.readyState === WebSocket.OPEN;
    const silentMs = Date.now() - this.heardAt;
    if (silentMs > (isOpen ? SURELY_DEAD_MS : ANSWERS_WITHIN_MS)) this.close();
    else if (isOpen) {
      this.send('PING');
      this.waitFor(ANSWERS_WITHIN_MS);
    }
  }
}
