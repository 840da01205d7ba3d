import {
  type Language,
  pickText,
  punctuationOf,
  type SubjectTree,
  type Texts,
} from '@titian/contract'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { User } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import { changePart } from '../../schools/index.ts'
import * as queries from './queries.ts'

type Saving = Pick<Context<never, User>, 'db' | 'school' | 'actor' | 'client' | 'now' | 'open'>

interface Node {
  sign: string | null
  name: Texts
  children?: Node[]
}

interface Placed {
  id: number | null
  names: Texts
  sort: number
  children: Node[]
}

const namesOf = (nodes: Node[], language: Language): string[] =>
  nodes.flatMap((node) => [
    pickText(node.name, language),
    ...namesOf(node.children ?? [], language),
  ])

/**
 * Saves the subjects below one parent. Known subjects keep their rows, and new subjects are
 * inserted.
 */
async function saveLevel(
  tx: Db,
  { school, open }: Saving,
  nodes: Node[],
  { parentId, level, old }: { parentId: number | null; level: number; old: queries.SubjectRow[] },
  retainedIds: Set<number>,
): Promise<Refusal<'alreadyDone'> | Placed[]> {
  const placed = nodes.map(({ sign, name, children = [] }, sort): Placed => {
    return { id: sign === null ? null : open('courseType', sign), names: name, sort, children }
  })
  for (const { id } of placed) {
    if (id === null) continue
    const row = old.find((one) => one.id === id)
    // Courses store the whole path of their subject, so a subject must not move to another parent.
    if (!row || row.parentId !== parentId || retainedIds.has(id))
      return refusal('alreadyDone', 'changedMeanwhile')
    retainedIds.add(id)
  }
  await queries.updateSubjects(
    tx,
    school.id,
    placed.flatMap(({ id, names, sort }) => (id === null ? [] : [{ id, names, sort }])),
  )
  const fresh = placed.filter(({ id }) => id === null)
  const ids = await queries.insertSubjects(
    tx,
    fresh.map(({ names, sort }) => ({ schoolId: school.id, parentId, level, names, sort })),
  )
  fresh.forEach((node, at) => (node.id = ids[at] ?? null))
  return placed
}

async function saveBelow(
  tx: Db,
  saving: Saving,
  nodes: Node[],
  place: { parentId: number | null; level: number; old: queries.SubjectRow[] },
  retainedIds: Set<number>,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const placed = await saveLevel(tx, saving, nodes, place, retainedIds)
  if (!Array.isArray(placed)) return placed
  for (const { id, children } of placed) {
    const below = { ...place, parentId: id, level: place.level + 1 }
    const refused =
      children.length > 0 && (await saveBelow(tx, saving, children, below, retainedIds))
    if (refused) return refused
  }
  return undefined
}

class Stopped extends Error {
  readonly refused: Refusal<'alreadyDone'>
  constructor(refused: Refusal<'alreadyDone'>) {
    super('the tree stays as it is')
    this.refused = refused
  }
}

/** TCH-134: saves the whole tree of subjects. A subject that a course uses cannot be removed. */
export async function saveSubjects(
  saving: Saving,
  { subjects, version }: SubjectTree,
): Promise<Refusal<'alreadyDone'> | number> {
  const { db, school } = saving
  try {
    return await db.transaction(async (tx) => {
      const row = await changePart(tx, school.id, 'subjectsVersion', version)
      if (!row) throw new Stopped(refusal('alreadyDone', 'changedMeanwhile'))
      const old = await queries.listSubjects(tx, school.id)
      const retainedIds = new Set<number>()
      const refused = await saveBelow(
        tx,
        saving,
        subjects,
        { parentId: null, level: 1, old },
        retainedIds,
      )
      if (refused) throw new Stopped(refused)
      const gone = old.filter(({ id }) => !retainedIds.has(id))
      if (gone.some(({ courses }) => courses > 0))
        throw new Stopped(refusal('alreadyDone', 'subjectInUse'))
      if (gone.length > 0)
        await queries.removeSubjects(
          tx,
          school.id,
          gone.map(({ id }) => id),
        )
      const language = row.defaultLanguage
      const before = punctuationOf(language).list(old.map(({ names }) => pickText(names, language)))
      const after = punctuationOf(language).list(namesOf(subjects, language))
      const detail = [{ field: 'subjects', before, after }]
      await recordAudit(tx, saving, { action: 'course.subjectsChanged', detail })
      return row.subjectsVersion
    })
  } catch (error) {
    if (error instanceof Stopped) return error.refused
    throw error
  }
}
