import { performance } from 'node:perf_hooks'
import type { Db } from '../../../platform/database/database.ts'
import { findHostedSchool, type HostedSchool } from './queries.ts'
import { isLocalName, plainHost } from './rules.ts'

const cacheMilliseconds = 5000
/** Invented host names must not fill the memory. */
const mostHosts = 1000

interface CachedSchool {
  until: number
  school: Promise<HostedSchool | undefined>
}

let hostCaches = new WeakMap<Db, Map<string, CachedSchool>>()

/** For tests, and after a change of schools in this process. */
export function forgetSchools(): void {
  hostCaches = new WeakMap()
}

function keep(db: Db): Map<string, CachedSchool> {
  const hosts = hostCaches.get(db) ?? new Map<string, CachedSchool>()
  hostCaches.set(db, hosts)
  if (hosts.size >= mostHosts) hosts.clear()
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
  hosts.set(name, { until: now + cacheMilliseconds, school })
  school.catch(() => hosts.delete(name))
  return school
}
