import { presentPerson } from './person.ts'
import { webStorage, type Lifetime } from './web-storage.ts'

/**
 * `person`: belongs to the signed-in person and is removed at sign-out. Nothing is stored until the
 * person is known. `visitor`: was typed without an account and is removed at every sign-out.
 * `device`: a preference for all people who use this device.
 */
export type Owner = 'person' | 'visitor' | 'device'

interface StoredOptions<Value> {
  name: string
  /** Increased when the shape changes. Data of an earlier version then counts as missing. */
  version: number
  owner: Owner
  lifetime: Lifetime
  /** Whether a stored value has the expected shape. For damaged data, this may throw an error. */
  accept: (value: unknown) => value is Value
}

export interface Stored<Value> {
  /** `part` is a name that differs for several values of one kind. */
  read: (part?: string) => Value | null
  /** False if this browser cannot store anything. */
  keep: (value: Value, part?: string) => boolean
  forget: (part?: string) => void
}

interface StoredRecord {
  version: number
  /** The time of storing, in milliseconds since 1970. */
  at: number
  value: unknown
}

/**
 * Keys are `titian.NAME` for preferences of the device, and `titian.of.OWNER.NAME` for other data.
 * OWNER is the id of a person, or `visitor`.
 */
const sitePrefix = 'titian.'
const ownedPrefix = `${sitePrefix}of.`
const visitor = 'visitor'

/**
 * Milliseconds for which the data of a person who did not sign out is kept. The person may return.
 */
const retentionOfOthers = 30 * 24 * 60 * 60 * 1000

function parse(text: string | null): StoredRecord | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null')
    if (typeof record !== 'object' || record === null) return null
    return 'version' in record && 'at' in record && 'value' in record
      ? (record as StoredRecord)
      : null
  } catch {
    return null
  }
}

function prefixOf(owner: Owner): string | null {
  if (owner === 'device') return sitePrefix
  const person = owner === 'visitor' ? visitor : presentPerson()
  return person === null ? null : `${ownedPrefix}${person}.`
}

/** A value that is stored on the device: JSON with a version, under the name of its owner. */
export function stored<Value>(options: StoredOptions<Value>): Stored<Value> {
  const { name, version, owner, lifetime, accept } = options
  const keyOf = (part?: string) => {
    const prefix = prefixOf(owner)
    return prefix === null ? null : prefix + name + (part === undefined ? '' : `.${part}`)
  }
  return {
    read: (part) => {
      const key = keyOf(part)
      const record = key === null ? null : parse(webStorage.read(lifetime, key))
      return record?.version === version && accept(record.value) ? record.value : null
    },
    keep: (value, part) => {
      const key = keyOf(part)
      const record: StoredRecord = { version, at: Date.now(), value }
      return key !== null && webStorage.write(lifetime, key, JSON.stringify(record))
    },
    forget: (part) => {
      const key = keyOf(part)
      if (key !== null) webStorage.remove(lifetime, key)
    },
  }
}

/** Removes the stored values of this site for which the function returns true. */
function removeWhere(mustGo: (key: string, text: string | null) => boolean): void {
  for (const lifetime of ['device', 'tab'] as const)
    for (const key of webStorage.keys(lifetime))
      if (key.startsWith(sitePrefix) && mustGo(key, webStorage.read(lifetime, key)))
        webStorage.remove(lifetime, key)
}

/** Removes everything stored for this person, and the input of visitors. */
export function emptyFor(person: string | null): void {
  const owners = [visitor, ...(person === null ? [] : [person])]
  removeWhere((key) => owners.some((owner) => key.startsWith(`${ownedPrefix}${owner}.`)))
}

/**
 * Called when a person has signed in. Removes old data of earlier users of this device, because
 * some of them may never sign out.
 */
export function removeLeftovers(now = Date.now()): void {
  const presentPrefix = prefixOf('person')
  removeWhere((key, text) => {
    const record = parse(text)
    // An earlier release stored values in another form and without an owner.
    if (record === null) return true
    const isOfDevice = !key.startsWith(ownedPrefix)
    const isOfPresentPerson = presentPrefix !== null && key.startsWith(presentPrefix)
    if (isOfDevice || isOfPresentPerson) return false
    return now - record.at > retentionOfOthers
  })
}
