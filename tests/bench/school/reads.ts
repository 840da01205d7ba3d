import { callerOf, rightfulAsker } from '../../contract/asking.ts'
import { everyCall, type NamedCall } from '../../contract/every-call.ts'
import { ruleOf } from '../../contract/owners.ts'
import type { Scene } from '../../contract/scene.ts'
import { type Caller, send } from '../../contract/sender.ts'

/** Reading calls that cannot be asked again and again, with the reason. */
export const excluded: Record<string, string> = {
  'accounts.checkUniqueByMobile':
    'is limited to a few requests a minute, so that nobody tries phone numbers',
}

export const nameOf = ({ noun, name }: NamedCall) => `${noun}.${name}`

/** Of these nouns; of all where none is named. */
export const reads = (nouns: string[]): NamedCall[] =>
  everyCall.filter(
    (named) =>
      named.call.kind === 'read' &&
      !(nameOf(named) in excluded) &&
      (nouns.length === 0 || nouns.includes(named.noun)),
  )

/** A file of many rows in one answer has a limit of its own. */
export const isExport = ({ name }: NamedCall) => name.startsWith('export')

/** Who reads, and the staff too where they see more of the same list than a teacher does. */
function readersOf(named: NamedCall, scene: Scene): Record<string, Caller> {
  const { may = [], asker } = ruleOf(named.noun, named.name) ?? {}
  const isForTeachers =
    may.includes('teacher') && may.includes('schoolAdmin') && !may.includes('student')
  if (asker || !isForTeachers) return { reader: rightfulAsker(named, scene.first) }
  return { teacher: callerOf(scene, 'teacher'), staff: callerOf(scene, 'schoolAdmin') }
}

/** What has to be sent, and besides that the sample with all its filters, where it is another. */
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
  /** Who asked, and with which input, where it took longest. */
  input: string
  statements: number
  /** Milliseconds. */
  half: number
  late: number
  bytes: number
  limit: number
}

/** Milliseconds; of a page, and of a file with all rows. */
export const limits = { page: 150, file: 5000 }

/** Twenty times, and fewer where these last longer together than twenty within the limit of a page. */
const times = { most: 20, least: 3, milliseconds: 20 * limits.page }

interface Variant {
  input: string
  statements: number
  bytes: number
  /** Milliseconds that it took when it was tried out. */
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

/** Asks once, and twice more where that takes no second: the first answer of a process is slower than the others. */
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
  /** Who was not answered with which input, and why. */
  refused: string[]
}

/** Tries out who asks with which input, and measures the slowest of these. */
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
