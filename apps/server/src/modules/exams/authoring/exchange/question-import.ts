import type { Language, RowFault } from '@titian/contract'
import { refusal, Refused } from '../../../../platform/refusal.ts'
import { type ImportCheck, type ImportSteps, lostText } from '../../../people/index.ts'
import { contentKeyOf } from '../bank/routes.ts'
import * as queries from './queries.ts'
import {
  checkQuestions,
  type FoundQuestion,
  type QuestionFault,
  sameKey,
  type WaitingQuestion,
} from './rules.ts'
import { faultText, twiceText } from './texts.ts'

interface QuestionTypes {
  field: string
  options: Record<string, string>
  row: WaitingQuestion
  change: never
  fault: QuestionFault
}

export function rowFault({ line, label, fault }: QuestionFault, language: Language): RowFault {
  const text =
    'twice' in fault
      ? twiceText[language].replace('{line}', String(fault.twice))
      : 'lost' in fault
        ? lostText(fault.lost, language)
        : faultText(fault, language)
  return { line, column: '', value: label, text }
}

/**
 * EXM-120: returns the import of questions from a file. The import only adds questions and changes
 * none.
 */
export function questionImport(
  owner: Pick<WaitingQuestion, 'authorId' | 'courseId'>,
): ImportSteps<QuestionTypes> & ImportCheck<QuestionTypes, FoundQuestion> {
  return {
    ...questionSteps,
    check: (read) => checkQuestions(read, owner),
  }
}

export const questionSteps: ImportSteps<QuestionTypes> = {
  name: 'questions',
  sign: 'questionImport',
  confirmed: 'questions.imported',
  undone: 'questions.importUndone',
  faultRow: rowFault,
  // All rows of an import have the same author and the same course.
  plan: async (db, schoolId, { rows }) => {
    const [first] = rows
    const existing = first ? await queries.listItems(db, schoolId, first) : []
    const existingKeys = new Set(existing.map(sameKey))
    const fresh = rows.filter(({ item }) => !existingKeys.has(sameKey(item)))
    return { fresh, changed: [], same: rows.length - fresh.length, faults: [] }
  },
  apply: (tx, target, { fresh }, { now }) =>
    queries.createQuestions(
      tx,
      target,
      fresh.map((row) => ({ ...row, contentKey: contentKeyOf(row.item) })),
      now,
    ),
  // An import is undone as a whole or not at all. Half an import in the bank would only confuse
  // people.
  undo: async (tx, target, _, now) => {
    await queries.lockQuestions(tx, target)
    const used = await queries.countTouched(tx, target)
    if (used > 0)
      throw new Refused(refusal('alreadyDone', { reason: 'importInUse', extend: { used } }))
    return { removed: await queries.removeMade(tx, target, now), kept: 0 }
  },
}
