import { exams } from '@titian/contract'
import { ask, isAsStudent, ServerRefusal, whenSignedOut } from '@titian/site'
import { browserJournal, listJournals } from './browser-journal.ts'
import type { Journal } from './entry.ts'
import { journalHere } from './journal-here.ts'
import { sendLate } from './late-sender.ts'
import { type AnswerSeal, createAnswerSeal } from './sealed-answers.ts'

/** A preview stores nothing and gets no key. */
const noJournal: Journal = {
  append: () => Promise.resolve(),
  read: () => Promise.resolve([]),
  forget: () => Promise.resolve(),
}

async function readSeal(): Promise<AnswerSeal | null> {
  const { key } = await ask(exams.answerKey, {}, { quiet: true })
  return createAnswerSeal(key)
}

let known: { userId: string; seal: Promise<AnswerSeal | null> } | null = null
whenSignedOut(() => {
  known = null
})

/**
 * Requested once. Otherwise, opening pages quickly would reach the limit of equal calls, and no
 * paper would be shown (FRM-151).
 */
function sealOf(userId: string): Promise<AnswerSeal | null> {
  if (known?.userId === userId) return known.seal
  const seal = readSeal()
  known = { userId, seal }
  seal.catch(() => {
    if (known?.seal === seal) known = null
  })
  return seal
}

export interface SealedJournal {
  journal: Journal
  /** Encrypts a file of answers; null without encryption. */
  seal: AnswerSeal | null
}

/** The journals of the person's attempts; present when the server has given the key. */
export async function openJournals(userId: string): Promise<(recordId: string) => SealedJournal> {
  if (isAsStudent()) return () => ({ journal: noJournal, seal: null })
  try {
    const seal = await sealOf(userId)
    journalHere.keep(true)
    return (recordId) => ({ journal: browserJournal(userId, recordId, seal), seal })
  } catch (error) {
    if (error instanceof ServerRefusal && error.is('noPermission'))
      return () => ({ journal: noJournal, seal: null })
    throw error
  }
}

export interface DeliveryResult {
  /** The number of answers that are stored only on this device. */
  left: number
  /** The number of late answers in the papers sent now that wait for a teacher. */
  sent: number
  /** The attempts of which this device still stores answers. */
  records: string[]
}

/**
 * EXM-104: sends the stored answers of closed papers, whatever closed the page that wrote them.
 * Answers of open papers count as unsent, because the page of the paper sends them.
 */
export async function sendUnsentAnswers(userId: string): Promise<DeliveryResult> {
  const report: DeliveryResult = { left: 0, sent: 0, records: [] }
  const records = await listJournals(userId).catch(() => [])
  if (records.length === 0) {
    journalHere.forget()
    return report
  }
  const seal = await sealOf(userId).catch(() => undefined)
  for (const recordId of records) {
    const { left, waiting } =
      seal === undefined
        ? { left: 1, waiting: null }
        : await sendLate(recordId, browserJournal(userId, recordId, seal))
    report.left += left
    report.sent += waiting ?? 0
    if (left > 0) report.records.push(recordId)
  }
  return report
}
