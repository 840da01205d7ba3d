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

export const reads = (noun?: string): NamedCall[] =>
  everyCall.filter(
    (named) =>
      named.call.kind === 'read' && !(nameOf(named) in excluded) && (!noun || named.noun === noun),
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
const [warm, times, slowTimes] = [2, 20, 3]

async function measureInput(
  { testApp }: Scene,
  named: NamedCall,
  { caller, input }: { caller: Caller; input: object },
): Promise<Omit<Measured, 'name' | 'input' | 'limit'> | string> {
  let bytes = 0
  const ask = async () => {
    const begin = performance.now()
    const { status, body, text } = await send(testApp, named.call, input, caller)
    if (status !== 200)
      throw new Error(`answered ${status}: ${JSON.stringify(body.extend ?? body.msg)}`)
    bytes = text.length
    return performance.now() - begin
  }
  try {
    const first = await ask()
    if (first < 3000) for (let time = 1; time < warm; time += 1) await ask()
    const statements = await testApp.statementsOf(ask)
    const taken: number[] = []
    const rounds = first > 1000 ? slowTimes : times
    while (taken.length < rounds) taken.push(await ask())
    const sorted = taken.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.min(rounds - 1, Math.floor(rounds * share))] ?? 0
    return { statements, half: at(0.5), late: at(0.95), bytes }
  } catch (error) {
    return String(error).slice(0, 160)
  }
}

/** The slowest of who asks with which input; a text where the call was not answered. */
export async function measure(scene: Scene, named: NamedCall): Promise<Measured | string> {
  const found: Measured[] = []
  const refused: string[] = []
  const limit = isExport(named) ? limits.file : limits.page
  for (const [who, caller] of Object.entries(readersOf(named, scene)))
    for (const [filter, input] of Object.entries(await inputsOf(named, scene))) {
      const one = await measureInput(scene, named, { caller, input })
      if (typeof one === 'string') refused.push(`${who}, ${filter}: ${one}`)
      else found.push({ name: nameOf(named), input: `${who}, ${filter}`, limit, ...one })
    }
  return found.toSorted((one, other) => other.late - one.late)[0] ?? refused.join('; ')
}
