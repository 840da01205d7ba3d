import { exams, reportSeconds, type PageEvidence } from '@titian/contract'
import { ask, stored } from '@titian/site'
import { outcomeOf } from '../saving/outcome.ts'

interface PageNote {
  page: string
  seq: number
  kind: PageEvidence
  /**
   * The time of the event by the device's clock. The server receives only how long ago the event
   * was.
   */
  at: number
  length: number | null
}

const isNote = (value: unknown): value is PageNote =>
  typeof value === 'object' && value !== null && 'page' in value && 'seq' in value

/** The notes that are not sent yet; several tabs of one paper share them. */
const storedNotes = stored({
  name: 'pageNotes',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is PageNote[] => Array.isArray(value) && value.every(isNote),
})

/** Milliseconds. A shorter absence is not noted. */
const glance = 1000
const pause = { usual: 3000, failed: reportSeconds * 1000 }
/** The maximum number of notes in one call, and on the device. */
const most = { perCall: 50, perDevice: 500 }

const makeName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The call runs in the background, so it must not report that the session has ended. */
const quietly = { quiet: true, keepalive: true, mindsLostSession: true }

const agoOf = (at: number) => Math.min(Math.max(Date.now() - at, 0), 100_000_000_000)

type Note = (kind: PageEvidence, at: number, length?: number) => void

/**
 * Sends a batch. Resolves to true if the batch must stay stored. Notes that the server will always
 * refuse are discarded.
 */
async function isStillStored(recordId: string, page: string, batch: readonly PageNote[]) {
  const entries = batch.map(({ seq, kind, at, length }) => ({ seq, kind, ago: agoOf(at), length }))
  const input = { unitestingUserRecordId: recordId, page, entries }
  return ask(exams.noteEvidence, input, quietly).then(
    () => false,
    (error: unknown) => {
      const outcome = outcomeOf(error)
      return (
        outcome.kind !== 'refused' && !(outcome.kind === 'halted' && outcome.halt === 'forbidden')
      )
    },
  )
}

/**
 * For each paper whose page was closed, a function that stops the sender of that page, which may
 * still be sending. When the paper is opened again, the new page stops the old sender and starts
 * its own.
 */
const lastSenders = new Map<string, () => void>()

/** Stores notes on the device and sends them, one request at a time. */
function createSender(recordId: string): { note: Note; stop: () => void } {
  lastSenders.get(recordId)?.()
  lastSenders.delete(recordId)
  const own = makeName()
  let seq = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false
  let stopped = false
  let replaced = false

  const arm = (delay: number) => {
    if (!replaced) timer ??= setTimeout(() => void send(), delay)
  }
  const send = async () => {
    timer = undefined
    const all = storedNotes.read(recordId) ?? []
    const page = all[0]?.page
    if (busy || page === undefined) return
    busy = true
    const batch = all.filter((note) => note.page === page).slice(0, most.perCall)
    const isStored = await isStillStored(recordId, page, batch)
    busy = false
    if (isStored) return arm(pause.failed)
    const last = batch.at(-1)?.seq ?? 0
    const left = (storedNotes.read(recordId) ?? []).filter(
      (one) => one.page !== page || one.seq > last,
    )
    if (left.length === 0) return storedNotes.forget(recordId)
    storedNotes.keep(left, recordId)
    // After handing in, the student may leave the page at once. So the remaining notes are sent
    // without a pause.
    arm(stopped ? 0 : pause.usual)
  }
  const note: Note = (kind, at, length) => {
    seq += 1
    const before = storedNotes.read(recordId) ?? []
    if (before.length < most.perDevice)
      storedNotes.keep([...before, { page: own, seq, kind, at, length: length ?? null }], recordId)
    arm(pause.usual)
  }
  if (storedNotes.read(recordId)) arm(pause.usual)
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    stopped = true
    lastSenders.set(recordId, () => {
      replaced = true
      clearTimeout(timer)
    })
    void send()
  }
  return { note, stop }
}

/**
 * EXM-218: sends stored notes of a closed paper; the server accepts them for thirty days (EXM-193).
 */
export function sendLeftNotes(recordId: string): void {
  if (storedNotes.read(recordId)) createSender(recordId).stop()
}

/**
 * EXM-193: notes when the student leaves the page of the paper, and the length of pasted texts.
 * Sends the notes in the background; answers never wait for notes. Returns a function that ends the
 * noting.
 */
export function startNotes(recordId: string, isWritten: () => boolean): () => void {
  const sender = createSender(recordId)
  const note: Note = (...what) => {
    if (isWritten()) sender.note(...what)
  }
  let away: { since: number; noted: boolean } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const noteLeft = () => {
    if (!away || away.noted) return
    away.noted = true
    note('left', away.since)
  }
  const leave = () => {
    if (away) return
    away = { since: Date.now(), noted: false }
    timer = setTimeout(noteLeft, glance)
  }
  const comeBack = () => {
    if (!away || document.visibilityState === 'hidden') return
    clearTimeout(timer)
    const length = Date.now() - away.since
    if (length >= glance) noteLeft()
    if (away.noted) note('returned', Date.now(), length)
    away = null
  }
  const look = () => (document.visibilityState === 'hidden' ? leave() : comeBack())
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const length = clipboardData?.getData('text').length ?? 0
    if (length > 0) note('pasted', Date.now(), length)
  }

  document.addEventListener('visibilitychange', look)
  document.addEventListener('paste', paste)
  window.addEventListener('blur', leave)
  window.addEventListener('focus', comeBack)
  window.addEventListener('pagehide', noteLeft)
  return () => {
    document.removeEventListener('visibilitychange', look)
    document.removeEventListener('paste', paste)
    window.removeEventListener('blur', leave)
    window.removeEventListener('focus', comeBack)
    window.removeEventListener('pagehide', noteLeft)
    clearTimeout(timer)
    sender.stop()
  }
}
