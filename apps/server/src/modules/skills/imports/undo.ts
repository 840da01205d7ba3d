import type { FullTexts, Language } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keptTexts } from '../../employment/index.ts'
import type { ImportTarget, Undone } from '../../people/index.ts'
import { bookOf, platformSkill, type SkillBook } from '../../resume/index.ts'
import { deleteSkills, listRows, listUsed, setWords } from '../taxonomy/queries.ts'
import { findTaken } from '../taxonomy/words.ts'
import { listNoted, type Noted, write } from './queries.ts'
import { sheetTexts } from './sheet-texts.ts'

const mostNamed = 200

/** Returns why an imported row is kept; `book` has the school's skills without the import. */
function whyKept(
  { row, before, version }: Noted,
  { used, book, language }: { used: ReadonlySet<string>; book: SkillBook; language: Language },
): FullTexts | undefined {
  if (row.version !== version) return keptTexts.changed
  if (used.has(row.code)) return sheetTexts.used
  if (!before) return undefined
  const { names, aliases, code } = before
  return findTaken(book, code, { names: names ?? {}, aliases }, language) && sheetTexts.wordTaken
}

/** JOB-144: undoes an import. Used or changed rows are kept and named with the reason. */
export async function undo(
  tx: Db,
  { schoolId, importId }: ImportTarget,
  { now, language }: { now: Date; language: Language },
): Promise<Undone> {
  const rows = await listRows(tx, schoolId)
  const noted = await listNoted(tx, rows, importId)
  const made = noted.filter(({ before, row }) => !before && row.names).map(({ row }) => row.code)
  const used = await listUsed(tx, schoolId, made)
  const goes = ({ before, row, version }: Noted) =>
    !before && row.version === version && !used.has(row.code)
  const going = new Set(noted.filter(goes).map(({ row }) => row.code))
  const book = bookOf(rows.filter(({ code }) => !going.has(code)))
  const judged = noted.map((one) => ({ ...one, why: whyKept(one, { used, book, language }) }))
  const free = judged.filter(({ why }) => !why)
  const gone = free.filter(({ before }) => !before).map(({ row }) => row.id)
  const back = free.flatMap(({ row, before }) => (before ? [{ id: row.id, after: before }] : []))
  await deleteSkills(tx, gone)
  await write(tx, now, back)
  await setWords(
    tx,
    schoolId,
    back.map(({ after }) => after),
  )
  const left = judged.flatMap(({ row, why }) => {
    const names = row.names ?? platformSkill(row.code)?.names
    return why ? [{ name: names?.[language] ?? row.code, text: why[language] }] : []
  })
  return { removed: gone.length, kept: left.length, left: left.slice(0, mostNamed) }
}
