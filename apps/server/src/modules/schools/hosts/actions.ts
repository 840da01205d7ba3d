import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import { everySchool } from '../../../platform/content/content-watch.ts'
import { orOlder } from '../../../platform/content/or-older.ts'
import { cacheKeyOf, type Db } from '../../../platform/database/database.ts'
import { findHostedSchool, type HostedSchool } from './queries.ts'
import { isLocalName, plainHost } from './rules.ts'

const cacheMilliseconds = 5000
/** Milliseconds for which an expired cache entry is used while the database does not respond. */
const inNeedMilliseconds = 600_000
/** Maximum number of cached hosts, because invented host names must not fill the memory. */
let mostHosts = 1000

interface CachedSchool {
  until: number
  school: Promise<HostedSchool | undefined>
  /** Undefined while the school is being read, and for a host without a school. */
  schoolId?: number
}

let hostCaches = new WeakMap<object, LRUCache<string, CachedSchool>>()

/**
 * FRM-475: sets the number of cached hosts. Above this number the least recently used host leaves
 * the cache.
 */
export function setMostHosts(most: number): void {
  mostHosts = most
  forgetSchools()
}

/** Clears the cache, for tests and after a change in this process. */
export function forgetSchools(): void {
  hostCaches = new WeakMap()
}

/**
 * OPS-020: the next request reads this school again, because any process may have changed it. Hosts
 * that are being read or have no school are read again too: they may belong to it now.
 */
export function renewSchool(db: Db, schoolId: number): void {
  for (const known of hostCaches.get(cacheKeyOf(db))?.values() ?? [])
    if ([undefined, schoolId].includes(known.schoolId) || schoolId === everySchool) known.until = 0
}

function keep(db: Db): LRUCache<string, CachedSchool> {
  const key = cacheKeyOf(db)
  const hosts = hostCaches.get(key) ?? new LRUCache<string, CachedSchool>({ max: mostHosts })
  hostCaches.set(key, hosts)
  return hosts
}

/**
 * Returns the school of a request's host; cached for five seconds, because every request needs it.
 */
export function findSchoolByHost(db: Db, host: string): Promise<HostedSchool | undefined> {
  const name = plainHost(host)
  const hosts = keep(db)
  const known = hosts.get(name)
  const now = performance.now()
  if (known && known.until > now) return known.school
  const school = findHostedSchool(db, name, isLocalName(name))
  if (known && known.until + inNeedMilliseconds > now) return refresh(hosts, name, known, school)
  const next: CachedSchool = { until: now + cacheMilliseconds, school }
  hosts.set(name, next)
  school.then(
    (found) => (next.schoolId = found?.id),
    () => hosts.delete(name),
  )
  return school
}

/**
 * Renews the cached school of a host. A slow or unreachable database must not block pages that need
 * only the cached school.
 */
function refresh(
  hosts: LRUCache<string, CachedSchool>,
  name: string,
  known: CachedSchool,
  fresh: Promise<HostedSchool | undefined>,
): Promise<HostedSchool | undefined> {
  const waiting = known.school.then((older) => orOlder(fresh, older))
  // Parallel requests share one query.
  const next: CachedSchool = { until: performance.now() + cacheMilliseconds, school: waiting }
  hosts.set(name, next)
  void waiting.then((found) => (next.schoolId = found?.id))
  fresh.catch(() => hosts.get(name) === next && hosts.set(name, known))
  return waiting
}
