import type { Worker } from 'node:worker_threads'
// The native libraries must be loaded before the first thread that uses them ends.
import 'sharp'
import { startWorker, type WorkerSource } from '../start-worker.ts'
import type { ParseKind, parsers } from './parsers.ts'

/** overrun: the time or memory limit was exceeded. crowded: too many files are waiting. */
export type NotParsed = 'overrun' | 'crowded'

export interface ParseLimits {
  workers: number
  /** Limits how many slow tasks run at a time, so that one thread stays free for short ones. */
  long: { kinds: readonly string[]; most: number }
  /** Milliseconds for one file. */
  deadline: number
  /** Files that may wait, in total and of one person. */
  mostWaiting: number
  mostWaitingOfOne: number
  /** Milliseconds after which an idle thread ends. */
  idle: number
}

const limits: ParseLimits = {
  workers: 3,
  long: { kinds: [], most: 0 },
  deadline: 10_000,
  mostWaiting: 200,
  mostWaitingOfOne: 20,
  idle: 60_000,
}

/** Memory limits of a thread's heap; each parser limits its other memory. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

// oxlint-disable-next-line no-explicit-any -- What a task takes is said by the table of tasks.
type Tasks = Record<string, (input: any) => unknown>

/** The path of the thread program, built and as source. */
export interface ThreadProgram {
  name: string
  source: WorkerSource
}

/** The person and the school for whom a task runs. */
export interface Asker {
  /** One task of a person runs at a time. */
  person: string
  schoolId: number
}

interface Job extends Asker {
  kind: string
  input: unknown
  resolve(outcome: unknown): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  isReady: boolean
  job?: Job | undefined
  timer?: NodeJS.Timeout | undefined
}

interface Reply {
  ready?: true
  output?: unknown
  error?: string
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/**
 * A pool of worker threads. A task that exceeds its time or memory ends its thread, which is then
 * replaced.
 */
export class ThreadPool<All extends Tasks> {
  private readonly waiting: Job[] = []
  private readonly threads: Thread[] = []
  private readonly limits: ParseLimits
  private readonly program: ThreadProgram

  constructor(program: ThreadProgram, changed: Partial<ParseLimits> = {}) {
    this.program = program
    this.limits = { ...limits, ...changed }
  }

  run<Kind extends keyof All & string>(
    { person, schoolId }: Asker,
    kind: Kind,
    input: Parameters<All[Kind]>[0],
  ): Promise<Awaited<ReturnType<All[Kind]>> | NotParsed> {
    const ofOne = this.waiting.filter((job) => job.person === person).length
    if (this.waiting.length >= this.limits.mostWaiting || ofOne >= this.limits.mostWaitingOfOne)
      return Promise.resolve('crowded')
    return new Promise((resolve, reject) => {
      const settle = resolve as (outcome: unknown) => void
      this.waiting.push({ person, schoolId, kind, input, resolve: settle, reject })
      this.assign()
    })
  }

  /** FRM-478: the next task that may start, from the school with the fewest running tasks. */
  private nextJob(): Job | undefined {
    const running = this.threads.flatMap(({ job }) => job ?? [])
    const { kinds, most } = this.limits.long
    const isLong = ({ kind }: Job) => kinds.includes(kind)
    const mayBeLong = running.filter(isLong).length < most
    const ofSchool = ({ schoolId }: Job) =>
      running.filter((job) => job.schoolId === schoolId).length
    const free = this.waiting.filter(
      (job) => (mayBeLong || !isLong(job)) && !running.some(({ person }) => person === job.person),
    )
    const [next] = free.toSorted((one, other) => ofSchool(one) - ofSchool(other))
    if (next) this.waiting.splice(this.waiting.indexOf(next), 1)
    return next
  }

  private assign() {
    const free = this.threads.find(({ job }) => !job)
    if (!free && this.threads.length >= this.limits.workers) return
    const job = this.nextJob()
    if (!job) return
    const thread = free ?? this.open()
    thread.job = job
    clearTimeout(thread.timer)
    thread.worker.ref()
    if (thread.isReady) this.begin(thread)
    this.assign()
  }

  private open(): Thread {
    const { name, source } = this.program
    const worker = startWorker(name, source, { resourceLimits })
    const thread: Thread = { worker, isReady: false }
    this.threads.push(thread)
    worker.on('message', (reply: Reply) => this.receive(thread, reply))
    worker.on('error', (error) => {
      const end = isOutOfMemory(error) ? 'overrun' : error
      this.close(thread, end)
    })
    worker.on('exit', () => this.close(thread, new Error('A thread of the pool has ended.')))
    return thread
  }

  private begin(thread: Thread) {
    if (!thread.job) return
    const { kind, input } = thread.job
    thread.timer = setTimeout(() => this.close(thread, 'overrun'), this.limits.deadline)
    thread.worker.postMessage({ kind, input })
  }

  private receive(thread: Thread, { ready, output, error }: Reply) {
    if (ready) {
      thread.isReady = true
      return this.begin(thread)
    }
    const { job } = thread
    clearTimeout(thread.timer)
    thread.job = undefined
    // An idle thread must not keep the process alive.
    thread.worker.unref()
    thread.timer = setTimeout(() => this.close(thread, 'overrun'), this.limits.idle).unref()
    if (error === undefined) job?.resolve(output)
    else job?.reject(new Error(error))
    this.assign()
  }

  /** Ends a thread; its current task fails with this result. */
  private close(thread: Thread, end: NotParsed | Error) {
    const place = this.threads.indexOf(thread)
    if (place < 0) return
    this.threads.splice(place, 1)
    clearTimeout(thread.timer)
    void thread.worker.terminate()
    const { job } = thread
    if (end instanceof Error) job?.reject(end)
    else job?.resolve(end)
    this.assign()
  }
}

/** Sheets and questions may take seconds, so pictures must not wait behind them. */
const long: ParseLimits['long'] = { kinds: ['table', 'questions'] satisfies ParseKind[], most: 2 }

/** Uploaded files are parsed only here. */
export class ParsePool extends ThreadPool<typeof parsers> {
  constructor(changed: Partial<ParseLimits> = {}) {
    const program = { name: 'parse-worker', source: new URL('./parse-worker.ts', import.meta.url) }
    super(program, { long, ...changed })
  }
}

/** The pool of this process; its threads start with the first file. */
export const parsePool = new ParsePool()
