import { type ParsedOf, type practice, reasons, usualWeights, wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { getCourseFor, mayTakePart, mayTeach } from '../../courses/index.ts'
import { findPractice } from '../built-in.ts'
import { choiceFaults } from '../erp-cards/rules.ts'
import { kindOf } from '../kinds/kinds.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { areWhole } from './rules.ts'

type Asked = Context<never, User>
type Fields = Omit<ParsedOf<typeof practice.addAssignment>, 'courseIdSign' | 'key'>

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** Returns the values of a form, or its error. */
function valuesOf(
  { language, open }: Asked,
  fields: Fields,
): actions.Values | Refusal<'invalidInput'> {
  const { idSign, mode, weights, passLine, attempts, turnSeconds } = fields
  const no = (name: string, text: string) => refusal('invalidInput', { fields: { [name]: text } })
  const one = findPractice(idSign)
  if (!one) return refusal('invalidInput', { fields: wrongField('idSign', language) })
  const { kind, code, version: practiceVersion, scenario } = one
  const { modes, parts } = kindOf(kind)
  if (!modes.includes(mode))
    return refusal('invalidInput', { fields: wrongField('mode', language) })
  const chosen = weights.length > 0 ? weights : usualWeights(parts)
  if (!areWhole(chosen, parts)) return no('weights', reasons.weightsNot100[language])
  const [opensAt, dueAt] = [momentOf(fields.opensAt), momentOf(fields.dueAt)]
  if (opensAt && dueAt && opensAt >= dueAt) return no('dueAt', reasons.endBeforeStart[language])
  if (kind !== 'erp' && fields.erpCards !== null)
    return refusal('invalidInput', { fields: wrongField('erpCards', language) })
  const cards = fields.erpCards && {
    school: fields.erpCards.school,
    own: fields.erpCards.own.map((card) => open('erpCard', card)),
  }
  const given = { cards, practice: code, practiceVersion, kind, scenario, mode, weights: chosen }
  return { ...given, opensAt, dueAt, passLine, attempts, turnSeconds }
}

const find = ({ db, school, actor, open }: Asked, sign: string) =>
  queries.getFor(db, school.id, open('practiceAssignment', sign), actor.userId)

export async function toTeach(context: Asked, sign: string) {
  const found = await find(context, sign)
  return mayTeach(context.actor, found.course) ? found : refusal('noPermission')
}

const show = async (context: Asked, id: number) =>
  present.taught(await queries.getTaught(context.db, context.school.id, id), context)

async function courseToTeach({ db, school, actor, open }: Asked, sign: string) {
  const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
  return mayTeach(actor, course) ? course : refusal('noPermission')
}

/**
 * PRC-024: begins a run of the assignment and returns its id; returns an open run of the student
 * instead.
 */
export async function beginGiven(
  context: Asked,
  { idSign, assignment: sign, seat }: { idSign: string; assignment: string; seat: string },
) {
  const { actor, language } = context
  const { assignment, course } = await find(context, sign)
  if (!mayTakePart(actor, course)) return refusal('noPermission', 'joinFirst')
  const wrong = (field: string) => refusal('invalidInput', { fields: wrongField(field, language) })
  if (assignment.practice !== idSign) return wrong('idSign')
  const seatsIn: actions.SeatsIn = ({ kind, mode }) => {
    const { seats } = kindOf(kind).engine
    const chosen = seat || (seats[0] ?? '')
    if (mode === 'allSeats') return [...seats]
    return seats.includes(chosen) ? [chosen] : undefined
  }
  return actions.begin(context, assignment.id, seatsIn, () => wrong('seat'))
}

type AssignmentAnswers = SomeAnswers<
  typeof practice,
  | 'listAssignments'
  | 'addAssignment'
  | 'changeAssignment'
  | 'deleteAssignment'
  | 'extendAssignment'
  | 'ownAssignments'
>

export const assignmentAnswers: AssignmentAnswers = {
  listAssignments: async ({ courseIdSign, ...window }, context) => {
    const course = await courseToTeach(context, courseIdSign)
    if (course instanceof Refusal) return course
    const { db, school } = context
    const { rows, total } = await queries.listTaught(db, school.id, course.id, window)
    return { list: rows.map((row) => present.taught(row, context)), total }
  },
  addAssignment: async ({ courseIdSign, key, ...fields }, context) => {
    const course = await courseToTeach(context, courseIdSign)
    if (course instanceof Refusal) return course
    const values = valuesOf(context, fields)
    if (values instanceof Refusal) return values
    const made = await actions.add(context, course.id, key, values)
    if (typeof made === 'number') return show(context, made)
    return refusal('invalidInput', { fields: choiceFaults(made, context.language) })
  },
  changeAssignment: async ({ sign, version, ...fields }, context) => {
    const found = await toTeach(context, sign)
    if (found instanceof Refusal) return found
    const { language, refuse } = context
    const values = valuesOf(context, fields)
    if (values instanceof Refusal) return values
    const { id } = found.assignment
    const problem = await actions.change(context, id, version, values)
    if (problem === undefined) return show(context, id)
    if (problem === 'changed') {
      const newer = await show(context, id)
      return refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
    }
    if (problem === 'attemptsUsed')
      return refuse('invalidInput', { fields: { attempts: reasons.attemptsUsed[language] } })
    if ('code' in problem)
      return refuse('invalidInput', { fields: choiceFaults(problem, language) })
    const text = reasons.frozenByRuns[language]
    const fieldsOf = Object.fromEntries(problem.frozen.map((name) => [name, text]))
    return refuse('invalidInput', { fields: fieldsOf })
  },
  deleteAssignment: async ({ sign }, context) => {
    const found = await toTeach(context, sign)
    if (found instanceof Refusal) return found
    return (await actions.remove(context, found.assignment.id)) ?? null
  },
  extendAssignment: async ({ sign, userSigns, dueAt }, context) => {
    const found = await toTeach(context, sign)
    if (found instanceof Refusal) return found
    const { open, language, refuse } = context
    const userIds = [...new Set(userSigns.map((user) => open('user', user)))]
    const { id } = found.assignment
    const problem = await actions.extend(context, id, userIds, momentOf(dueAt))
    if (problem === 'dueNotLater')
      return refuse('invalidInput', { fields: { dueAt: reasons.dueNotLater[language] } })
    if (problem === 'notStudents')
      return refuse('invalidInput', { fields: wrongField('userSigns', language) })
    return { students: userIds.length }
  },
  ownAssignments: async (_, context) =>
    (await actions.ownOf(context)).map((row) => present.own(row, context)),
}
