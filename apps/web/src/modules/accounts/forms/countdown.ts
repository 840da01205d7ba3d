type Listener = () => void

/**
 * Counts seconds down by the clock, so that the number is right after the device was asleep
 * (ACC-121).
 */
export class Countdown {
  private endsAt: number | null = null
  private timer: ReturnType<typeof setInterval> | undefined
  private shown = 0
  private readonly listeners = new Set<Listener>()

  /** Returns the remaining seconds; 0 when it is not running. */
  read = (): number => this.shown

  subscribe = (listener: Listener): Listener => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  start(seconds: number): void {
    this.stop()
    this.endsAt = Date.now() + seconds * 1000
    this.timer = setInterval(this.look, 1000)
    this.look()
  }

  stop(): void {
    clearInterval(this.timer)
    this.endsAt = null
    this.show(0)
  }

  private look = (): void => {
    const left =
      this.endsAt === null ? 0 : Math.max(0, Math.round((this.endsAt - Date.now()) / 1000))
    if (left === 0) return this.stop()
    this.show(left)
  }

  private show(left: number): void {
    if (left === this.shown) return
    this.shown = left
    this.listeners.forEach((listener) => listener())
  }
}

/** ACC-120: 0 not sent, 1 counting down, 2 can be resent. */
export type SmsState = 0 | 1 | 2

export function smsState(secondsLeft: number, wasSent: boolean): SmsState {
  if (secondsLeft > 0) return 1
  return wasSent ? 2 : 0
}
