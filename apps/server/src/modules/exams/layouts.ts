import type { Item } from '@titian/exam-items/shape'
import { publicItem, type PublicItem } from '@titian/exam-items/public'
import type { Db } from '../../platform/database/database.ts'
import { listLayout, listVersions } from './queries.ts'

// Versions of questions and the make-up of an attempt never change, so each process may keep what it has read.

export interface Version {
  item: Item
  shown: PublicItem
}

export interface LayoutItem extends Version {
  itemId: number
  number: number
  subjectId: number
  points: number
  optionOrder: string[] | null
}

export interface Layout {
  attemptId: number
  schoolId: number
  userId: number
  examinationId: number
  courseId: number
  items: LayoutItem[]
  bySubject: ReadonlyMap<number, LayoutItem>
}

/** Keeps the things used last, up to a number of them. */
class Shelf<Thing> {
  private readonly things = new Map<number, Thing>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get(id: number): Thing | undefined {
    const thing = this.things.get(id)
    if (thing === undefined) return undefined
    this.things.delete(id)
    this.things.set(id, thing)
    return thing
  }

  put(id: number, thing: Thing) {
    this.things.set(id, thing)
    const oldest = this.things.keys().next()
    if (this.things.size > this.most && !oldest.done) this.things.delete(oldest.value)
  }
}

interface Shelves {
  versions: Shelf<Version>
  layouts: Shelf<Layout>
}

/** One set of shelves a database: tests open several in one process. */
const shelves = new WeakMap<Db, Shelves>()

function shelvesOf(db: Db): Shelves {
  const known = shelves.get(db)
  if (known) return known
  const fresh = { versions: new Shelf<Version>(20_000), layouts: new Shelf<Layout>(5_000) }
  shelves.set(db, fresh)
  return fresh
}

/** Frozen questions by the id of their version. Takes the database itself, never a transaction. */
export async function versionsOf(db: Db, ids: readonly number[]): Promise<Map<number, Version>> {
  const { versions } = shelvesOf(db)
  const result = new Map<number, Version>()
  const missing: number[] = []
  for (const id of new Set(ids)) {
    const known = versions.get(id)
    if (known) result.set(id, known)
    else missing.push(id)
  }
  for (const { id, item } of await listVersions(db, missing)) {
    const version = { item, shown: publicItem(item) }
    versions.put(id, version)
    result.set(id, version)
  }
  return result
}

/** The make-up of an attempt; undefined when there is no such attempt. Takes the database itself, never a transaction. */
export async function findLayout(db: Db, attemptId: number): Promise<Layout | undefined> {
  const { layouts } = shelvesOf(db)
  const known = layouts.get(attemptId)
  if (known) return known
  const rows = await listLayout(db, attemptId)
  const [first] = rows
  if (!first) return undefined
  const versions = await versionsOf(
    db,
    rows.map(({ versionId }) => versionId),
  )
  const items = rows.flatMap(({ itemId, number, subjectId, versionId, points, optionOrder }) => {
    const version = versions.get(versionId)
    return version ? [{ itemId, number, subjectId, points, optionOrder, ...version }] : []
  })
  const { schoolId, userId, examinationId, courseId } = first
  const layout = {
    attemptId,
    schoolId,
    userId,
    examinationId,
    courseId,
    items,
    bySubject: new Map(items.map((item) => [item.subjectId, item])),
  }
  layouts.put(attemptId, layout)
  return layout
}
