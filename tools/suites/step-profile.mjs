// A Playwright reporter that shows where journeys spend their time: by kind of step, by file, by
// device, and by processor time of each program. All figures are in test-results/e2e-steps.json.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../source-files.mjs'

/** Milliseconds between two readings of the processes. */
const lookPause = 1000
/** On Linux a clock tick of /proc is a hundredth of a second. */
const ticksPerSecond = 100
const mostLines = 20

/**
 * `Click getByRole('button')` and `Click locator('a')` are the same kind of step, so the kind is
 * the verb alone.
 */
export const kindOf = ({ category, title }) =>
  category === 'pw:api' ? title.split(/\s|\(/, 1)[0] : category

/** The milliseconds of a step without the steps inside it, so that no time is counted twice. */
export const ownTime = ({ duration, steps }) =>
  Math.max(0, duration - steps.reduce((sum, step) => sum + Math.max(0, step.duration), 0))

/** Sums of milliseconds and counts by name. */
export class Sums {
  entries = new Map()

  add(name, milliseconds) {
    const { count, total } = this.entries.get(name) ?? { count: 0, total: 0 }
    this.entries.set(name, { count: count + 1, total: total + milliseconds })
  }

  /** The sums, largest first: [{ name, count, seconds }]. */
  largest(most = Infinity) {
    return [...this.entries]
      .map(([name, { count, total }]) => ({ name, count, seconds: total / 1000 }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, most)
  }
}

/**
 * The name of a program and the processor seconds that it has used, from the text of
 * /proc/PID/stat.
 */
export function readStat(text) {
  const end = text.lastIndexOf(')')
  const fields = text.slice(end + 2).split(' ')
  const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  return { program: text.slice(text.indexOf('(') + 1, end), seconds }
}

/**
 * The processor seconds of every program on the machine during a run. Empty on systems other than
 * Linux.
 */
class ProcessorWatch {
  before = new Map()
  seen = new Map()

  look(keep = this.seen) {
    let pids
    try {
      pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    } catch {
      return
    }
    for (const pid of pids) {
      try {
        keep.set(pid, readStat(readFileSync(`/proc/${pid}/stat`, 'utf8')))
      } catch {
        // The process ended between the two readings.
      }
    }
  }

  begin() {
    this.look(this.before)
    this.timer = setInterval(() => this.look(), lookPause).unref()
  }

  end() {
    clearInterval(this.timer)
    this.look()
    const sums = new Sums()
    for (const [pid, { program, seconds }] of this.seen) {
      const known = this.before.get(pid)
      const earlier = known?.program === program ? known.seconds : 0
      if (seconds > earlier) sums.add(program, (seconds - earlier) * 1000)
    }
    return sums.largest(8)
  }
}

const line = ({ name, count, seconds }) =>
  `${seconds.toFixed(1).padStart(8)} s ${String(count).padStart(6)} x  ${name}`

export default class StepProfile {
  kinds = new Sums()
  files = new Sums()
  devices = new Sums()
  journeys = new Sums()
  processors = new ProcessorWatch()

  printsToStdio = () => false
  onBegin = () => this.processors.begin()

  onStepEnd(_test, _result, step) {
    this.kinds.add(kindOf(step), ownTime(step))
  }

  onTestEnd(test, { duration }) {
    const file = relative(root, test.location.file)
    const device = test.parent.project()?.name ?? ''
    this.files.add(file, duration)
    this.devices.add(device, duration)
    this.journeys.add(`${file} › ${test.title} (${device})`, duration)
  }

  onEnd() {
    const programs = this.processors.end()
    const parts = { kinds: this.kinds, files: this.files, devices: this.devices }
    for (const [name, sums] of Object.entries(parts))
      console.log(`\nTime of journeys by ${name}\n${sums.largest(mostLines).map(line).join('\n')}`)
    console.log(`\nProcessor time by program (processes)\n${programs.map(line).join('\n')}`)
    const whole = Object.entries({ ...parts, journeys: this.journeys })
    const report = Object.fromEntries(whole.map(([name, sums]) => [name, sums.largest()]))
    mkdirSync(join(root, 'test-results'), { recursive: true })
    writeFileSync(
      join(root, 'test-results/e2e-steps.json'),
      `${JSON.stringify({ ...report, programs }, undefined, 1)}\n`,
    )
  }
}
