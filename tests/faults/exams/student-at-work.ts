import { exams, type DataOf } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import type { AnswerEntry } from '../../../apps/web/src/modules/exams/saving/entry.ts'
import { PendingAnswers } from '../../../apps/web/src/modules/exams/saving/pending-answers.ts'
import type { Person } from '../../../apps/server/src/testing/test-app.ts'
import { isSameAnswer, type PaperQuestion } from '../../support/exam-paper.ts'
import { pause } from '../class-at-work.ts'
import { type BadLine, LineBroken, type Reply } from './bad-line.ts'

type Paper = DataOf<typeof exams.getExaminationPaper>
type SaveReply = DataOf<typeof exams.savePaper>

/** How the exam ends for a student: handed in early, written until the end, or left open. */
export type Ending = 'handsIn' | 'untilTheEnd' | 'leaves'

/**
 * An answer with its position in the order of writing. An answer that is chosen again gets a new
 * number.
 */
export interface Written {
  order: number
  item: string
  answer: ItemAnswer
  seq: number
}

export interface Habits {
  ending: Ending
  /** The time at which a student hands in or leaves early. */
  endsAt: number
  random: () => number
  /** Maximum milliseconds between two answers. */
  betweenAnswers: number
}

/** An entry in the format of savePaper and submit. */
const wireEntry = ({ questionId, answer, seq, generation }: AnswerEntry) => ({
  unitestingBankId: questionId,
  answer,
  seq,
  generation,
})

/** The maximum number of requests of a page that run at the same time. */
const mostUnderWay = 3
const tabCloses = 0.05
/** Milliseconds until a student sends again after the connection broke. */
const [shortestWait, longestWait] = [40, 2000]
const answerIsCleared = 0.06

/**
 * The tab in which the student writes: its name, and what it knows of the answers, which the code
 * of the page decides.
 */
interface Tab {
  holder: string
  pending: PendingAnswers
  generation: number
  closesAt: number
}

/**
 * A student with one device on a bad connection. The simulated page keeps a journal of unsent
 * answers like the real page. This class records every written answer and every response, to
 * compare with the rows afterwards.
 */
export class StudentAtWork {
  readonly written: Written[] = []
  /** The newest acknowledged answer, by question. */
  readonly acknowledged = new Map<string, Written>()
  /** The time of the last accepted request, by this machine's clock. */
  lastAcknowledged = 0
  /** Acknowledged late answers. */
  readonly savedLate: Written[] = []
  readonly problems: string[] = []
  readonly counts = { acknowledged: 0, tabs: 0, conflicts: 0, takenOver: 0 }
  recordId = ''
  isOver = false
  /** The reason of the last refusal. */
  private lastReason = ''
  readonly person: Person
  private order: string[] = []
  private lastOrder = 0
  private journal: AnswerEntry[] = []
  private tab: Tab | undefined
  private readonly underWay = new Set<Promise<void>>()
  readonly line: BadLine
  private readonly examinationId: string
  private readonly questionOf: (item: string) => PaperQuestion
  private readonly habits: Habits

  constructor(
    person: Person,
    line: BadLine,
    paper: { examinationId: string; questionOf: (item: string) => PaperQuestion },
    habits: Habits,
  ) {
    this.person = person
    this.line = line
    this.examinationId = paper.examinationId
    this.questionOf = paper.questionOf
    this.habits = habits
  }

  private readonly chance = (share: number) => this.habits.random() < share
  private readonly pick = <Thing>(things: readonly Thing[]): Thing | undefined =>
    things[Math.floor(this.habits.random() * things.length)]

  private complain(text: string): void {
    this.problems.push(text)
  }

  /** Works until the exam is closed, or until the student leaves it. */
  async work(giveUpAt: number): Promise<void> {
    let broken = 0
    while (!this.isOver && Date.now() < giveUpAt) {
      try {
        await this.step()
        broken = 0
      } catch (error) {
        if (!(error instanceof LineBroken)) throw error
        this.lastReason = 'no answer'
        await pause(this.waitAfter(broken))
        broken += 1
      }
    }
    await Promise.all(this.underWay)
    await this.line.waitUntilIdle()
    if (!this.isOver) this.complain(`did not get to the end of the paper: ${this.lastReason}`)
  }

  /**
   * After each request without a response the student waits longer, like the page: 200 students who
   * repeat at once would keep a server from starting.
   */
  private waitAfter(broken: number): number {
    return Math.min(longestWait, shortestWait * 2 ** broken) * (0.5 + this.habits.random() / 2)
  }

  private async step(): Promise<void> {
    const { ending, endsAt, betweenAnswers, random } = this.habits
    if (!this.tab || this.chance(tabCloses)) return this.openTab()
    const isTimeUp = Date.now() >= this.tab.closesAt
    if (ending === 'leaves' && Date.now() >= endsAt) {
      this.isOver = true
      return undefined
    }
    if (isTimeUp || (ending === 'handsIn' && Date.now() >= endsAt)) return this.handIn(this.tab)
    this.write(this.tab)
    await this.save(this.tab)
    await pause(random() * betweenAnswers)
    return undefined
  }

  /**
   * Opens a new tab, which takes the exam over. Requests of the old tab may still be on their way.
   */
  private async openTab(): Promise<void> {
    this.counts.tabs += 1
    const holder = `tab-${this.counts.tabs}-of-${this.person.userId}`
    const ask = { examinationId: this.examinationId, holder }
    if (!this.recordId && !(await this.begin(ask))) return undefined
    const reply = await this.line.post<Paper>(exams.getExaminationPaper.path, ask)
    const paper = reply.data
    if (!paper) return this.complain(`could not open the paper: ${reply.refusal} ${reply.reason}`)
    const children = paper.groups.flatMap((group) => group.children)
    this.compareShown(children)
    if (paper.state !== 'inProgress') return this.sendLate()
    const confirmed = new Map(
      children.map(({ unitestingBankId, value, seq, generation, savedAt }) => [
        unitestingBankId,
        { answer: value, seq, generation, savedAt },
      ]),
    )
    const generation = paper.generation ?? 1
    const pending = new PendingAnswers(confirmed, this.journal, generation)
    const closesAt = paper.deadline ? Date.parse(paper.deadline) : Number.POSITIVE_INFINITY
    this.tab = { holder, pending, generation, closesAt }
    this.forget(pending)
    return undefined
  }

  private async begin(ask: object): Promise<boolean> {
    // Simulates two clicks, each of which may get no response. Together they begin one attempt.
    const replies = await Promise.allSettled([
      this.line.post<{ recordId: string }>(exams.addRecord.path, ask),
      this.line.post<{ recordId: string }>(exams.addRecord.path, ask),
    ])
    for (const reply of replies) {
      if (reply.status === 'rejected') {
        if (!(reply.reason instanceof LineBroken)) throw reply.reason
        continue
      }
      const { data, refusal, reason } = reply.value
      if (reason === 'examOver') this.isOver = true
      else if (!data) this.complain(`could not begin: ${refusal} ${reason}`)
      else if (this.recordId && this.recordId !== data.recordId) this.complain('has two attempts')
      else this.recordId = data.recordId
    }
    return this.recordId !== ''
  }

  /**
   * Checks that the questions keep the order in which they were drawn, and that acknowledged
   * answers are shown.
   */
  private compareShown(children: { unitestingBankId: string; value: unknown; seq: number }[]) {
    const order = children.map(({ unitestingBankId }) => unitestingBankId)
    if (this.order.length === 0) this.order = order
    else if (!isSameAnswer(this.order, order)) this.complain('sees another order of the questions')
    for (const { unitestingBankId: item, value, seq } of children) {
      const acknowledged = this.acknowledged.get(item)
      if (acknowledged && !this.isWritten(item, value, seq, acknowledged.order))
        this.complain(
          `sees ${JSON.stringify(value)} in place of ${JSON.stringify(acknowledged.answer)}`,
        )
    }
  }

  /**
   * True if the student has written this answer to the question under this number, and not before
   * the position `order`.
   */
  isWritten(item: string, answer: unknown, seq: number, order = 0): boolean {
    return this.written.some(
      (one) =>
        one.item === item &&
        one.seq === seq &&
        one.order >= order &&
        isSameAnswer(one.answer, answer),
    )
  }

  private write({ pending }: Tab) {
    const item = this.pick(this.order)
    if (item === undefined) return
    const [drawn = null] = this.pick(this.questionOf(item).answers) ?? []
    const order = (this.lastOrder += 1)
    const isText = typeof drawn === 'string' && drawn.trim().length > 1
    const answer = this.chance(answerIsCleared) ? null : isText ? `${drawn} #${order}` : drawn
    this.note(pending.write(item, answer, order))
  }

  /** Records an entry. Its `at` is its position in the order of writing. */
  private note(entry: AnswerEntry) {
    const { questionId: item, answer, seq, at: order } = entry
    this.written.push({ order, item, answer, seq })
    this.journal.push(entry)
  }

  private forget(pending: PendingAnswers) {
    for (const { questionId, generation, seq } of pending.drainObsolete())
      this.journal = this.journal.filter(
        (entry) =>
          entry.questionId !== questionId || entry.generation !== generation || entry.seq > seq,
      )
  }

  private noteAcknowledged(
    { questionId: item, answer, seq, at: order }: AnswerEntry,
    sentAt: number,
  ) {
    this.counts.acknowledged += 1
    this.lastAcknowledged = Math.max(this.lastAcknowledged, sentAt)
    const known = this.acknowledged.get(item)
    if (!known || known.order <= order) this.acknowledged.set(item, { order, item, answer, seq })
  }

  private async save(tab: Tab): Promise<void> {
    const entries = tab.pending.batch(100)
    const sending = this.sendSave(tab, entries).catch((error: unknown) => {
      if (!(error instanceof LineBroken)) throw error
    })
    const tracked = sending.finally(() => this.underWay.delete(tracked))
    this.underWay.add(tracked)
    if (this.underWay.size >= mostUnderWay) await Promise.race(this.underWay)
  }

  private async sendSave(tab: Tab, entries: AnswerEntry[]): Promise<void> {
    const sentAt = Date.now()
    const reply = await this.line.post<SaveReply>(exams.savePaper.path, {
      countDown: Math.round(this.habits.random() * 1e7),
      unitestingUserRecordId: this.recordId,
      holder: tab.holder,
      // The answers of one request are sent in random order, because the server must not rely on
      // their order.
      subjectAnswerReqList: entries.map(wireEntry).toSorted(() => this.habits.random() - 0.5),
    })
    if (!reply.data) return this.refused(tab, reply)
    this.readSaved(tab, entries, reply.data, sentAt)
    return undefined
  }

  private readSaved(tab: Tab, entries: AnswerEntry[], data: SaveReply, sentAt: number) {
    const { pending } = tab
    const sentOf = (item: string) => entries.find(({ questionId }) => questionId === item)
    for (const { unitestingBankId } of data.saved) {
      const sent = sentOf(unitestingBankId)
      if (sent) this.noteAcknowledged(sent, sentAt)
      else this.complain('was told that something is saved that was not sent')
    }
    // A closed tab does not learn from the response. Its answers stay in the journal for the next
    // tab.
    if (this.tab !== tab) return
    pending.confirm({
      serverTime: data.serverTime,
      saved: data.saved.map(({ unitestingBankId: questionId, seq }) => ({
        questionId,
        sent: sentOf(questionId)?.seq ?? seq,
        seq,
      })),
      conflicts: data.conflicts.map(({ unitestingBankId: questionId, seq, ...conflict }) => ({
        ...conflict,
        questionId,
        sent: seq,
      })),
    })
    for (const item of pending.conflicts.keys()) this.choose(pending, item)
    this.forget(pending)
  }

  /**
   * The page shows the stored answer and the student's own answer. The student keeps the one that
   * was written later.
   */
  private choose(pending: PendingAnswers, item: string) {
    this.counts.conflicts += 1
    const [mine, conflict] = [pending.waiting.get(item), pending.conflicts.get(item)]
    if (!mine || !conflict) return
    const isStoredLater = this.isWritten(item, conflict.stored, conflict.storedSeq, mine.at + 1)
    const entry = pending.choose(item, isStoredLater ? 'stored' : 'mine', mine.at)
    if (entry) this.note(entry)
    // The two answers differ because another tab had taken the exam over, so this tab is closed and
    // opened again.
    this.tab = undefined
  }

  private refused(tab: Tab, { status, refusal, reason }: Reply<unknown>): void {
    this.lastReason = reason
    if (reason === 'attemptClosed' || reason === 'timeUp') {
      this.tab = undefined
      return
    }
    if (reason === 'attemptTakenOver') {
      this.counts.takenOver += 1
      // A late request of an older tab has taken the exam over, so this tab is closed.
      if (this.tab === tab) this.tab = undefined
      return
    }
    this.complain(`was refused: ${status} ${refusal} ${reason}`)
  }

  private async handIn(tab: Tab): Promise<void> {
    await this.save(tab)
    await Promise.all(this.underWay)
    if (this.tab !== tab) return
    const entries = tab.pending.batch(100)
    const sentAt = Date.now()
    const reply = await this.line.post<{ recordId: string }>(exams.submit.path, {
      answerList: entries.map(wireEntry),
      examinationId: this.examinationId,
      recordId: this.recordId,
      holder: tab.holder,
    })
    if (!reply.data) return this.refused(tab, reply)
    for (const entry of entries) this.noteAcknowledged(entry, sentAt)
    this.journal = []
    this.isOver = true
    return undefined
  }

  /**
   * The exam is closed. The unsent answers of this device are sent to the teacher as late answers.
   */
  private async sendLate(): Promise<void> {
    const latest = new Map(this.journal.map((entry) => [entry.questionId, entry]))
    const entries = [...latest.values()]
    const reply = await this.line.post<unknown>(exams.sendLateAnswers.path, {
      unitestingUserRecordId: this.recordId,
      answers: entries.map((entry) => ({ ...wireEntry(entry), at: Date.now() })),
    })
    if (reply.refusal) this.complain(`could not send late answers: ${reply.refusal}`)
    for (const { questionId: item, answer, seq, at: order } of entries)
      this.savedLate.push({ order, item, answer, seq })
    this.isOver = true
  }
}
