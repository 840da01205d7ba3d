import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import { orOlder } from '../../../platform/content/or-older.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findHostedSchool, type HostedSchool } from './queries.ts'
import { isLocalName, plainHost } from './rules.ts'

const cacheMilliseconds = 5000
/** How long a school is still known after that, where the database does not say anything else. */
const inNeedMilliseconds = 600_000
/** Invented host names must not fill the memory. */
let mostHosts = 1000

interface CachedSchool {
  until: number
  school: Promise<HostedSchool | undefined>
}

let hostCaches = new WeakMap<Db, LRUCache<string, CachedSchool>>()

/** FRM-475: how many hosts are remembered; above that number the least recently used host is dropped. */
export function setMostHosts(most: number): void {
  mostHosts = most
  forgetSchools()
}

/** For tests, and after a change of schools in this process. */
export function forgetSchools(): void {
  hostCaches = new WeakMap()
}

function keep(db: Db): LRUCache<string, CachedSchool> {
  const hosts = hostCaches.get(db) ?? new LRUCache<string, CachedSchool>({ max: mostHosts })
  hostCaches.set(db, hosts)
  return hosts
}

/** The school that a request's host belongs to; asked on every request and so remembered for five seconds. */
export function findSchoolByHost(db: Db, host: string): Promise<HostedSchool | undefined> {
  const name = plainHost(host)
  const hosts = keep(db)
  const known = hosts.get(name)
  const now = performance.now()
  if (known && known.until > now) return known.school
  const school = findHostedSchool(db, name, isLocalName(name))
  if (known && known.until + inNeedMilliseconds > now) return refresh(hosts, name, known, school)
  hosts.set(name, { until: now + cacheMilliseconds, school })
  school.catch(() => hosts.delete(name))
  return school
}

/** A database that is slow or away must not keep visitors from pages that need nothing else of it. */
function refresh(
  hosts: LRUCache<string, CachedSchool>,
  name: string,
  known: CachedSchool,
  fresh: Promise<HostedSchool | undefined>,
): Promise<HostedSchool | undefined> {
  const waiting = known.school.then((older) => orOlder(fresh, older))
  // Requests that come meanwhile wait for the same answer, so that the database is queried once.
  const next = { until: performance.now() + cacheMilliseconds, school: waiting }
  hosts.set(name, next)
  fresh.catch(() => hosts.get(name) === next && hosts.set(name, known))
  return waiting
}
