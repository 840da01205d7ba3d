import { callerOf, rightfulAsker } from '../../contract/asking.ts'
import { everyCall, type NamedCall } from '../../contract/every-call.ts'
import { ruleOf } from '../../contract/owners.ts'
import type { Scene } from '../../contract/scene.ts'
import { type Caller, send } from '../../contract/sender.ts'

/** Calls that read but cannot be repeated, with the reasons. */
export const excluded: Record<string, string> = {
  'accounts.checkUniqueByMobile':
    'is limited to a few requests a minute, so that nobody tries phone numbers',
}

export const nameOf = ({ noun, name }: NamedCall) => `${noun}.${name}`

/** The calls of the given modules that only read; of all modules if none is given. */
export const reads = (nouns: string[]): NamedCall[] =>
  everyCall.filter(
    (named) =>
      named.call.kind === 'read' &&
      !(nameOf(named) in excluded) &&
      (nouns.length === 0 || nouns.includes(named.noun)),
  )

/** Calls that return all rows in one file. They have a limit of their own. */
export const isExport = ({ name }: NamedCall) => name.startsWith('export')

/**
 * The callers who are measured: the reader, and also staff, if staff see a longer list than a
 * teacher.
 */
function readersOf(named: NamedCall, scene: Scene): Record<string, Caller> {
  const { may = [], asker } = ruleOf(named.noun, named.name) ?? {}
  const isForTeachers =
    may.includes('teacher') && may.includes('schoolAdmin') && !may.includes('student')
  if (asker || !isForTeachers) return { reader: rightfulAsker(named, scene.first) }
  return { teacher: callerOf(scene, 'teacher'), staff: callerOf(scene, 'schoolAdmin') }
}

/**
 * The inputs that are measured: the required fields only, and the sample with all its filters, if
 * it has any.
 */
async function inputsOf(named: NamedCall, { first }: Scene) {
  const sample = await named.sample(first)
  const { shape } = named.call.input
  const needed = Object.entries(shape).filter(([, field]) => !field.safeParse(undefined).success)
  const plain = Object.fromEntries(needed.map(([name]) => [name, sample[name]]))
  const isNarrower = Object.keys(sample).some(
    (name) => !['page', 'size'].includes(name) && !(name in plain),
  )
  return { whole: plain, ...(isNarrower && { filtered: sample }) }
}

export interface Measured {
  name: string
  /** The caller and the input of the slowest request. */
  input: string
  statements: number
  /** The time in milliseconds. */
  half: number
  late: number
  bytes: number
  limit: number
}

/** Limits in milliseconds: of a page, and of a file with all rows. */
export const limits = { page: 150, file: 5000 }

/**
 * A call is measured twenty times, or fewer times if that would take longer than twenty pages at
 * the limit.
 */
const times = { most: 20, least: 3, milliseconds: 20 * limits.page }

interface Variant {
  input: string
  statements: number
  bytes: number
  /** Milliseconds of the trial run. */
  tried: number
  ask: () => Promise<number>
}

function askerOf({ testApp }: Scene, { call }: NamedCall, input: object, caller: Caller) {
  const size = { bytes: 0 }
  const ask = async () => {
    const begin = performance.now()
    const { status, body, text } = await send(testApp, call, input, caller)
    if (status !== 200)
      throw new Error(`answered ${status}: ${JSON.stringify(body.extend ?? body.msg)}`)
    size.bytes = text.length
    return performance.now() - begin
  }
  return { ask, size }
}

/**
 * Sends the request once, and twice more when it is fast, because the first response of a process
 * is slower.
 */
async function tryOut(scene: Scene, named: NamedCall, input: object, caller: Caller) {
  const { ask, size } = askerOf(scene, named, input, caller)
  let tried = 0
  const statements = await scene.testApp.statementsOf(async () => (tried = await ask()))
  for (let time = 0; time < 2 && tried < 1000; time += 1) tried = Math.min(tried, await ask())
  return { statements, tried, bytes: size.bytes, ask }
}

async function askOften({ ask }: Variant): Promise<{ half: number; late: number }> {
  const taken: number[] = []
  const begin = performance.now()
  const isTooLong = () =>
    taken.length >= times.least && performance.now() - begin > times.milliseconds
  while (taken.length < times.most && !isTooLong()) taken.push(await ask())
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { half: at(0.5), late: at(0.95) }
}

export interface Outcome {
  measured?: Measured
  /** The callers and inputs that were refused, with the reasons. */
  refused: string[]
}

/** Tries all callers and inputs, and measures the slowest combination. */
export async function measure(scene: Scene, named: NamedCall): Promise<Outcome> {
  const name = nameOf(named)
  const limit = isExport(named) ? limits.file : limits.page
  const refused: string[] = []
  const attempt = async <T>(what: string, run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run()
    } catch (error) {
      refused.push(`${name} (${what}: ${String(error).slice(0, 160)})`)
      return undefined
    }
  }
  const inputs = await attempt('sample', () => inputsOf(named, scene))
  const variants: Variant[] = []
  for (const [who, caller] of Object.entries(readersOf(named, scene)))
    for (const [filter, given] of Object.entries(inputs ?? {})) {
      const input = `${who}, ${filter}`
      const one = await attempt(input, () => tryOut(scene, named, given, caller))
      if (one) variants.push({ input, ...one })
    }
  const [slowest] = variants.toSorted((one, other) => other.tried - one.tried)
  if (!slowest) return { refused }
  const { input, statements, bytes } = slowest
  const taken = await attempt(input, () => askOften(slowest))
  return {
    refused,
    ...(taken && { measured: { name, input, statements, bytes, limit, ...taken } }),
  }
}
