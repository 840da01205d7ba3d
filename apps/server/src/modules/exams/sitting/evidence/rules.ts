import { describeAgent, evidenceMost, type PageEvidence } from '@titian/contract'
import type { Client } from '../../../../platform/http/context.ts'

/** What a page sent: `ago` in milliseconds before it was sent. */
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

/** What is known of the attempt and of the page before its entries are taken. */
export interface PageState {
  startedAt: Date
  /** The highest number this page has told; 0 for a new page. */
  lastSeq: number
  /** Entries of all pages that are stored. */
  stored: number
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other)

/** The server's clock less what the page counted; never before the attempt began. */
function momentOf(ago: number, startedAt: Date, now: Date): Date {
  return laterOf(startedAt, new Date(now.getTime() - ago))
}

/** EXM-193: what of it is stored, and how many entries are only counted. What the page told before has no second effect. */
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

/** Days after the closing in which a device may still report what it stored. */
export const reportingDays = 30

const day = 86_400_000

export function mayStillReport(closedAt: Date | null, now: Date): boolean {
  return closedAt === null || now.getTime() - closedAt.getTime() <= reportingDays * day
}

/** EXM-194: evidence goes a year after its attempt was closed. */
export function evidenceEndsBefore(now: Date): Date {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - 1)
  return moment
}

/** Browser and system by name, without their versions; empty where nobody knows them. */
export function deviceOf(userAgent: string): string {
  const { browser, system } = describeAgent(userAgent)
  return [browser, system].filter((name) => name !== null).join(' · ')
}

/**
 * The beginning of an address: three of the four numbers of IPv4, 48 of the 128 bits of IPv6. `network` is the
 * address, or for IPv6 its first half.
 */
export function shortAddress(network: string): string {
  if (!network.includes(':')) return `${network.split('.').slice(0, 3).join('.')}.*`
  return `${network.split(':').slice(0, 3).join(':')}:*`
}

/** From which device and network somebody writes. */
export function seenFrom({ userAgent, network }: Pick<Client, 'userAgent' | 'network'>) {
  return { device: deviceOf(userAgent), address: shortAddress(network) }
}
