import { randomUUID } from 'node:crypto'
import {
  type evaluations,
  type ParsedOf,
  pickText,
  type RubricState,
  type Texts,
  wrongField,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { kindOf } from '../../practice/index.ts'
import { mayChange } from '../policy.ts'
import type { RubricRow } from '../tables.ts'
import * as queries from './queries.ts'
import { unknownEvidence, withoutSpareEvidence } from './rules.ts'

export type Keeping = Context<never, User>
type Input = ParsedOf<typeof evaluations.saveRubric>

type No = Refusal<'alreadyDone' | 'invalidInput' | 'noPermission'>

/** Keeps only the languages that have a text. */
const written = (texts: { [Key in keyof Texts]?: string | undefined }): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text))

const nameOf = ({ language, school }: Keeping, { names }: Pick<RubricRow, 'names'>) =>
  pickText(names, language, school.defaultLanguage)

function valuesOf({ now }: Keeping, { names, kind, criteria, gates }: Input) {
  return {
    names: written(names),
    kind,
    criteria: criteria.map((criterion) => ({
      ...withoutSpareEvidence(criterion),
      names: written(criterion.names),
      levels: criterion.levels.map((level) => ({
        ...level,
        names: written(level.names),
        texts: written(level.texts),
      })),
    })),
    gates,
    changedAt: now,
  }
}

/**
 * PRC-062: stores a rubric. A call without an id makes a draft, once for each key; a call with an
 * id changes the version that the caller read.
 */
export async function save(
  context: Keeping,
  id: number | null,
  input: Input,
): Promise<number | No> {
  const { db, school, actor, now, language } = context
  const values = valuesOf(context, input)
  const parts = values.kind === null ? [] : kindOf(values.kind).parts.map(({ name }) => name)
  const unknown = unknownEvidence(values, parts)
  if (unknown) return refusal('invalidInput', { fields: wrongField(unknown, language) })
  if (id === null) {
    const own = { schoolId: school.id, authorId: actor.userId, key: input.key }
    const first = { ...values, ...own, number: 1, state: 'draft' as const, createdAt: now }
    const made = await queries.insertRubric(db, first)
    return made ?? found(await queries.findByKey(db, own))
  }
  return change(context, { id, version: input.version }, async (tx, rubric) => {
    if (rubric.state !== 'draft') return refusal('alreadyDone', 'rubricNotDraft')
    await queries.updateRubric(tx, id, values)
    return undefined
  })
}

interface Seen {
  id: number
  version: number
}

type Act = (tx: Keeping['db'], rubric: RubricRow) => Promise<Refusal<'alreadyDone'> | undefined>

/** Runs an action on a locked rubric, if it is still the version that the caller read. */
function change(context: Keeping, { id, version }: Seen, act: Act): Promise<number | No> {
  const { db, school, actor } = context
  return db.transaction(async (tx) => {
    const rubric = await queries.lockRubric(tx, school.id, id)
    if (!mayChange(actor, rubric)) return refusal('noPermission')
    if (rubric.version !== version) return refusal('alreadyDone', 'changedMeanwhile')
    return (await act(tx, rubric)) ?? id
  })
}

/**
 * Moves a rubric from one of the given states to another state. If the rubric is already in that
 * state, nothing changes.
 */
async function bring(
  context: Keeping,
  seen: Seen,
  { to, from }: { to: 'published' | 'retired'; from: readonly RubricState[] },
): Promise<number | No> {
  const { db, school, actor, now } = context
  const before = await queries.getRubric(db, school.id, seen.id)
  if (!mayChange(actor, before)) return refusal('noPermission')
  if (before.state === to) return seen.id
  return change(context, seen, async (tx, rubric) => {
    if (!from.includes(rubric.state)) return refusal('alreadyDone', 'rubricNotDraft')
    await queries.updateRubric(tx, rubric.id, { state: to, changedAt: now })
    const name = nameOf(context, rubric)
    await recordAudit(tx, context, {
      action: `rubric.${to}`,
      detail: [{ field: 'rubric', before: name, after: name }],
    })
    return undefined
  })
}

export const publish = (context: Keeping, seen: Seen) =>
  bring(context, seen, { to: 'published', from: ['draft'] })

export const retire = (context: Keeping, seen: Seen) =>
  bring(context, seen, { to: 'retired', from: ['published', 'frozen'] })

/**
 * PRC-062: makes a draft from the fields of this version. If the rubric already has a draft,
 * returns that draft.
 */
export function newVersion(context: Keeping, id: number): Promise<number | No> {
  const { db, school, actor, now } = context
  return db.transaction(async (tx) => {
    const { version: _version, id: _id, ...rubric } = await queries.lockRubric(tx, school.id, id)
    if (!mayChange(actor, rubric)) return refusal('noPermission')
    const { draft, number } = await queries.getFamily(tx, school.id, rubric.family)
    if (draft !== undefined) return draft
    const made = await queries.insertRubric(tx, {
      ...rubric,
      key: randomUUID(),
      number: number + 1,
      state: 'draft',
      createdAt: now,
      changedAt: now,
    })
    // Another request has made the draft from another version at the same moment.
    return made ?? refusal('alreadyDone', 'changedMeanwhile')
  })
}

/** Removes a draft. A published version cannot be removed. */
export async function remove(context: Keeping, seen: Seen): Promise<No | null> {
  const done = await change(context, seen, async (tx, { id, state }) => {
    if (state !== 'draft') return refusal('alreadyDone', 'rubricInUse')
    await queries.deleteRubric(tx, id)
    return undefined
  })
  return typeof done === 'number' ? null : done
}
