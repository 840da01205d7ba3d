import { archiveDays, archiveEveryHours, archiveParts, type OwnArchive } from '@titian/contract'
import type { ArchiveRow } from '../tables.ts'

const hour = 60 * 60
export const archiveSeconds = archiveDays * 24 * hour
const everyMs = archiveEveryHours * hour * 1000

/** Seconds without a heartbeat after which the creating process counts as dead. */
export const deadSeconds = 120
/** Seconds between two heartbeats. */
export const aliveSeconds = 20
/** Tries after which an archive has failed permanently. */
export const mostTries = 5
/** Maximum bytes of an archive: ZIP without extensions ends at four gigabytes. */
export const archiveMost = 3.9 * 1024 ** 3
/** The maximum number of rows of a table on a page. The data files contain all rows. */
export const pageRowsMost = 2000

/**
 * ACC-301: returns the time from which the next archive can be ordered; at once after a failure.
 */
export function nextOrderAt(
  newest: Pick<ArchiveRow, 'state' | 'requestedAt'> | undefined,
  now: Date,
): Date | null {
  if (!newest || newest.state === 'failed') return null
  const next = new Date(newest.requestedAt.getTime() + everyMs)
  return next > now ? next : null
}

/**
 * Returns the waiting time in whole hours, rounded up. Otherwise people would try again a few
 * minutes too early.
 */
export const hoursUntil = (next: Date, now: Date): number =>
  Math.max(1, Math.ceil((next.getTime() - now.getTime()) / (hour * 1000)))

export const isReady = (
  row: ArchiveRow | undefined,
  now: Date,
): row is ArchiveRow & { endsAt: Date; storageKey: string; bytes: number } =>
  row?.state === 'ready' && row.endsAt !== null && row.endsAt > now && row.storageKey !== null

function stateOf(row: ArchiveRow | undefined, now: Date): OwnArchive['state'] {
  if (!row || row.state === 'ended') return 'none'
  if (row.state === 'ready') return isReady(row, now) ? 'ready' : 'none'
  return row.state
}

export function ownArchive(row: ArchiveRow | undefined, now: Date): OwnArchive {
  const state = stateOf(row, now)
  const ready = isReady(row, now) ? row : undefined
  return {
    state,
    requestedAt: state === 'none' ? null : (row?.requestedAt.toISOString() ?? null),
    bytes: ready?.bytes ?? null,
    endsAt: ready?.endsAt.toISOString() ?? null,
    nextAt: nextOrderAt(row, now)?.toISOString() ?? null,
    parts: archiveParts.map((part) => ({ part, rows: ready ? (ready.parts[part] ?? 0) : null })),
  }
}

/** Returns a name that every file system accepts, and that leads to no other folder. */
export function entryName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/gu, '_')
  const dotless = plain.replace(/^\.+/, '_').replace(/[. ]+$/, '')
  const letters = Array.from(dotless)
  const dot = dotless.lastIndexOf('.')
  const ending = dot > 0 && dotless.length - dot <= 8 ? dotless.slice(dot) : ''
  const stem = letters.slice(0, 100 - ending.length).join('')
  return letters.length <= 100 ? dotless || '_' : `${stem}${ending}`
}
