import { studyRules } from '@titian/contract'
import { type QueueState, ReportQueue, type Send } from './report-queue.ts'
import { PlaybackRecorder } from './playback-recorder.ts'

interface ReporterOptions {
  sessionId: string
  send: Send
  /** Stores what has to outlive the page. */
  keep?: (state: QueueState) => void
  /** In milliseconds. */
  clock?: () => number
}

/**
 * Tells the server what was really watched (CRS-050): every 15 seconds of playing, and at each pause, jump, change
 * of speed, end and leave. It knows no player and no network; both tell it what happens.
 */
export class WatchReporter {
  private readonly recorder: PlaybackRecorder
  private readonly queue: ReportQueue

  constructor({ sessionId, send, keep, clock = () => performance.now() }: ReporterOptions) {
    this.queue = new ReportQueue(sessionId, send, keep)
    this.recorder = new PlaybackRecorder(clock, (interval) => this.queue.put(interval))
  }

  get isDelivered(): boolean {
    return this.queue.isEmpty
  }

  play(position: number, rate: number): void {
    this.recorder.begin(position, rate)
    this.retry()
  }

  /** The video has come to `position` by playing. */
  reach(position: number): void {
    this.recorder.reach(position)
    if (this.recorder.openFor < studyRules.reportSeconds * 1000) return
    this.recorder.cut()
    this.retry()
  }

  /** A jump: what lies between was not watched. */
  seek(position: number, rate: number): void {
    if (this.recorder.isPlaying) this.recorder.begin(position, rate)
    this.retry()
  }

  changeRate(position: number, rate: number): void {
    this.recorder.reach(position)
    if (this.recorder.isPlaying) this.recorder.begin(position, rate)
    this.retry()
  }

  /** Paused, ended or waiting for data. */
  pause(position: number): void {
    this.recorder.reach(position)
    this.recorder.end()
    this.retry()
  }

  /** The page is hidden or closed; it may also come back and go on. */
  leave(position: number): void {
    this.recorder.reach(position)
    this.recorder.cut()
    this.queue.deliverAll()
  }

  /** Another attempt for what has not arrived. */
  retry(): void {
    void this.queue.deliver()
  }

  /** The server opened a new session for this window. */
  continueWith(sessionId: string): void {
    this.queue.reopen(sessionId)
    this.retry()
  }
}
