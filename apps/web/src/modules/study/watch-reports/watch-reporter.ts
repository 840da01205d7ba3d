import { studyRules } from '@titian/contract'
import { type QueueState, ReportQueue, type Send } from './report-queue.ts'
import { PlaybackRecorder } from './playback-recorder.ts'

interface ReporterOptions {
  sessionId: string
  send: Send
  /** Stores what must survive the page. */
  keep?: (state: QueueState) => void
  /** In milliseconds. */
  clock?: () => number
}

/**
 * Reports what was really watched (CRS-050): every 15 seconds of playing, and at each pause, jump,
 * change of speed, end and leave. The reporter has no access to player or network; callers report
 * events to it.
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

  /** The video has reached `position` by playing. */
  reach(position: number): void {
    this.recorder.reach(position)
    if (this.recorder.openFor < studyRules.reportSeconds * 1000) return
    this.recorder.cut()
    this.retry()
  }

  /** A jump: the part in between was not watched. */
  seek(position: number, rate: number): void {
    if (this.recorder.isPlaying) this.recorder.begin(position, rate)
    this.retry()
  }

  changeRate(position: number, rate: number): void {
    this.recorder.reach(position)
    if (this.recorder.isPlaying) this.recorder.begin(position, rate)
    this.retry()
  }

  /** The video was paused, ended or waits for data. */
  pause(position: number): void {
    this.recorder.reach(position)
    this.recorder.end()
    this.retry()
  }

  /** The page is hidden or closed; it may continue later. */
  leave(position: number): void {
    this.recorder.reach(position)
    this.recorder.cut()
    this.queue.deliverAll()
  }

  /** Sends unconfirmed reports again. */
  retry(): void {
    void this.queue.deliver()
  }

  /** The server has opened another session for this window. */
  continueWith(sessionId: string): void {
    this.queue.reopen(sessionId)
    this.retry()
  }
}
