import { presentPerson } from '../storage/person.ts'
import { stored } from '../storage/stored.ts'
import type { Stage } from './phases.ts'

interface Seen {
  /** The key of the notice: a changed notice counts as a new one. */
  key: string
  /** The stages that the reader has hidden, and those that were announced to screen readers. */
  hidden: Stage[]
  announced: Stage[]
}

const accept = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'hidden' in value &&
  Array.isArray(value.hidden) &&
  'announced' in value &&
  Array.isArray(value.announced)

const options = { name: 'maintenance', version: 1, lifetime: 'device', accept } as const
const ofPerson = stored<Seen>({ ...options, owner: 'person' })
const ofVisitor = stored<Seen>({ ...options, owner: 'visitor' })

/** On a device that several people use, each of them sees the banner. */
const store = () => (presentPerson() === null ? ofVisitor : ofPerson)

function read(key: string): Seen {
  const seen = store().read()
  return seen?.key === key ? seen : { key, hidden: [], announced: [] }
}

/** OPS-080: what this reader has seen and hidden of a notice. */
export const seenNotice = {
  isHidden: (key: string, stage: Stage) => read(key).hidden.includes(stage),
  isAnnounced: (key: string, stage: Stage) => read(key).announced.includes(stage),
  hide(key: string, stage: Stage) {
    const seen = read(key)
    store().keep({ ...seen, hidden: [...seen.hidden, stage] })
  },
  announce(key: string, stage: Stage) {
    const seen = read(key)
    store().keep({ ...seen, announced: [...seen.announced, stage] })
  },
}
