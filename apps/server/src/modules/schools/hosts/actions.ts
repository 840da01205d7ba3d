import { performance } from 'node:perf_hooks'
import type { Db } from '../../../platform/database/database.ts'
import { findHostedSchool, type HostedSchool } from './queries.ts'
import { isLocalName, plainHost } from './rules.ts'

const keptMilliseconds = 5000
/** Invented host names must not fill the memory. */
const mostHosts = 1000

interface Kept {
  until: number
  school: Promise<HostedSchool | undefined>
}

let kept = new WeakMap<Db, Map<string, Kept>>()

/** For tests, and after a change of schools in this process. */
export function forgetSchools(): void {
  kept = new WeakMap()
}

function keep(db: Db): Map<string, Kept> {
  const hosts = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, hosts)
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
  hosts.set(name, { until: now + keptMilliseconds, school })
  school.catch(() => hosts.delete(name))
  return school
}
