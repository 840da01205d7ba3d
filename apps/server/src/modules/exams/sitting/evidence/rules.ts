import { describeAgent, evidenceMost, type PageEvidence } from '@titian/contract'
import type { Client } from '../../../../platform/http/context.ts'

/** An entry that a page sent. `ago` is how many milliseconds before sending the event happened. */
export interface ReportedEntry {
  seq: number
  kind: PageEvidence
  ago: number
  length: number | null
}

export interface AcceptedEntry {
  seq: number
  kind: PageEvidence
  at: Date
  length: number | null
}

/** What is known about the attempt and the page before the entries are stored. */
export interface PageState {
  startedAt: Date
  /** The highest number that this page has sent; 0 for a new page. */
  lastSeq: number
  /** The number of stored entries of all pages. */
  stored: number
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other)

/**
 * Returns the server's time minus the time that the page counted, but never a time before the
 * attempt began.
 */
function momentOf(ago: number, startedAt: Date, now: Date): Date {
  return laterOf(startedAt, new Date(now.getTime() - ago))
}

/**
 * EXM-193: returns the entries to store, and how many are only counted. Repeated entries have no
 * effect.
 */
export function takeEntries(
  entries: readonly ReportedEntry[],
  { startedAt, lastSeq, stored }: PageState,
  now: Date,
): { accepted: AcceptedEntry[]; leftOut: number; lastSeq: number } {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]))
  const fresh = [...bySeq.values()]
    .filter(({ seq }) => seq > lastSeq)
    .toSorted((one, other) => one.seq - other.seq)
  const remaining = Math.max(0, Math.min(evidenceMost.perCall, evidenceMost.perAttempt - stored))
  const accepted = fresh.slice(0, remaining).map(({ seq, kind, ago, length }) => ({
    seq,
    kind,
    at: momentOf(ago, startedAt, now),
    length: kind === 'left' ? null : length,
  }))
  return {
    accepted,
    leftOut: fresh.length - accepted.length,
    lastSeq: Math.max(lastSeq, ...fresh.map(({ seq }) => seq)),
  }
}

/** Days after the closing in which a device may still send stored reports. */
export const reportingDays = 30

const day = 86_400_000

export function mayStillReport(closedAt: Date | null, now: Date): boolean {
  return closedAt === null || now.getTime() - closedAt.getTime() <= reportingDays * day
}

/** EXM-194: returns the time of closing before which evidence is removed, a year ago. */
export function evidenceEndsBefore(now: Date): Date {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - 1)
  return moment
}

/** Returns the names of browser and system without versions; empty if the names are unknown. */
export function deviceOf(userAgent: string): string {
  const { browser, system } = describeAgent(userAgent)
  return [browser, system].filter((name) => name !== null).join(' · ')
}

/**
 * Returns the beginning of an address: three of the four numbers of IPv4, or 48 of the 128 bits of
 * IPv6. `network` is an IPv4 address or the first half of an IPv6 address.
 */
export function shortAddress(network: string): string {
  if (!network.includes(':')) return `${network.split('.').slice(0, 3).join('.')}.*`
  return `${network.split(':').slice(0, 3).join(':')}:*`
}

/** Returns the device and the network of a request. */
export function seenFrom({ userAgent, network }: Pick<Client, 'userAgent' | 'network'>) {
  return { device: deviceOf(userAgent), address: shortAddress(network) }
}
