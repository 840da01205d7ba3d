import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type pg from 'pg'
import { type ExamPlan, type Phase, phaseAt } from './exam-plan.ts'
import { memory, processorTime } from '../process-figures.ts'

export const pool = 12

/** The usage within one second. */
interface Sample {
  phase: Phase
  /** Busy cores. */
  server: number
  generator: number
  machine: number
  /**
   * The delay of the server's event loop in milliseconds: the 99th percentile within the second.
   */
  loopLag: number
  /** Connections of the server that run a statement. */
  active: number
}

export interface Usage {
  server: number
  generator: number
  machine: number
  loopLag: number
  active: number
}

export interface Watched {
  /** The usage in the mean second of each phase; missing for a phase shorter than a second. */
  mean: Partial<Record<Phase, Usage>>
  worst: Usage
  megabytes: number
}

/** Milliseconds of busy processors since the machine's start. */
function busyTime(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line.trim().split(/\s+/).slice(1).map(Number)
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = ticks
  return (user + nice + system + irq + softIrq) * 10
}

function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function readLoopLag(origin: string): Promise<number> {
  const text = await fetch(`${origin}/metrics`).then(
    (response) => response.text(),
    () => '',
  )
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? 0) * 1000
}

const columns = ['server', 'generator', 'machine', 'loopLag', 'active'] as const

function gather(samples: readonly Sample[], join: (values: number[]) => number): Usage {
  const [server = 0, generator = 0, machine = 0, loopLag = 0, active = 0] = columns.map((column) =>
    join(samples.map((sample) => sample[column])),
  )
  return { server, generator, machine, loopLag, active }
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Samples the usage once a second during an examination. */
export class ExamWatch {
  private readonly samples: Sample[] = []
  private megabytes = 0
  private readonly began = performance.now()
  private before = { at: performance.now(), server: 0, generator: ownTime(), machine: busyTime() }
  private readonly timer: NodeJS.Timeout
  private looking: Promise<void> = Promise.resolve()
  private readonly place: { origin: string; pid: number; database: pg.Client; plan: ExamPlan }

  constructor(place: { origin: string; pid: number; database: pg.Client; plan: ExamPlan }) {
    this.place = place
    this.before.server = processorTime(place.pid)
    this.timer = setInterval(() => {
      this.looking = this.looking.then(() => this.look()).catch(() => undefined)
    }, 1000)
  }

  private async look(): Promise<void> {
    const { origin, pid, database, plan } = this.place
    const [loopLag, { rows }] = await Promise.all([
      readLoopLag(origin),
      database.query<{ active: string }>(
        `select count(*) filter (where state <> 'idle') as active from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    ])
    const now = {
      at: performance.now(),
      server: processorTime(pid),
      generator: ownTime(),
      machine: busyTime(),
    }
    const passed = now.at - this.before.at
    const cores = (name: 'server' | 'generator' | 'machine') =>
      (now[name] - this.before[name]) / passed
    this.samples.push({
      phase: phaseAt(plan, this.before.at - this.began),
      server: cores('server'),
      generator: cores('generator'),
      machine: cores('machine'),
      loopLag,
      active: Number(rows[0]?.active ?? 0),
    })
    this.before = now
    this.megabytes = Math.max(this.megabytes, memory(pid))
  }

  async stop(): Promise<Watched> {
    clearInterval(this.timer)
    await this.looking
    if (this.samples.length === 0) await this.look()
    const mean: Watched['mean'] = {}
    for (const phase of ['start', 'save', 'submit'] as const) {
      const own = this.samples.filter((sample) => sample.phase === phase)
      if (own.length > 0) mean[phase] = gather(own, meanOf)
    }
    const worst = gather(this.samples, (values) => Math.max(...values))
    return { mean, worst, megabytes: this.megabytes }
  }
}

/**
 * The exhausted resources, as text. A resource counts as exhausted if nine tenths of it are in use.
 */
export function bottleneckOf({ mean }: Watched): string {
  const cores = cpus().length
  const said = (Object.entries(mean) as [Phase, Usage][]).flatMap(([phase, usage]) => {
    const { server, generator, machine, active } = usage
    const full = [
      server >= 0.9 ? `the one thread of the server (${server.toFixed(2)} cores)` : '',
      machine >= 0.9 * cores
        ? `the processors of the machine (${machine.toFixed(2)} of ${cores} cores: the server ${server.toFixed(2)}, the students of the trial ${generator.toFixed(2)}, the rest the database and other programs)`
        : '',
      active >= 0.9 * pool ? `the ${pool} connections to the database` : '',
    ].filter(Boolean)
    return full.length > 0 ? [`${phase}: ${full.join(' and ')}`] : []
  })
  return said.length > 0 ? said.join('; ') : 'nothing was used up in any part'
}
