import { z } from 'zod'
import { realName } from '../accounts/fields.ts'
import { foldDigits } from '../wire/fold-letters.ts'
import { isStudentNumber } from './student-number.ts'
import { call } from '../wire/call.ts'
import { done, listOf, page, reason, sign, size, text, timeZone } from '../wire/fields.ts'
import { namesRows } from '../wire/row-choice.ts'
import { person } from './shapes.ts'

export const peopleRoles = ['all', 'student', 'teacher', 'staff', 'normal'] as const
export const peopleStates = ['all', 'enabled', 'disabled'] as const
export const peopleSorts = ['created', 'name', 'studentCard', 'className', 'lastLogin'] as const

const className = z.string().trim().max(100).default('')
const filter = {
  /** Parts of the name in any order, or part of the phone or student number (ACC-283). */
  name: z.string().trim().max(60).default(''),
  role: z.enum(peopleRoles).default('all'),
  state: z.enum(peopleStates).default('all'),
  className,
}
const order = {
  sort: z.enum(peopleSorts).default('created'),
  descending: z.boolean().default(true),
}

/** The filter of a saved view (ACC-288). */
export const peopleFilter = z.object({ ...filter, ...order })
export type PeopleFilter = z.output<typeof peopleFilter>

export const peopleView = z.object({ sign: z.string(), name: z.string(), filter: peopleFilter })
export type PeopleView = z.output<typeof peopleView>
/** The maximum number of views of one member of staff. */
export const mostPeopleViews = 30

/** The maximum number of people in one call. */
export const mostPeopleAtOnce = 200
export const peopleActs = ['disable', 'enable', 'giveRole', 'takeRole', 'setClass'] as const
export type PeopleAct = (typeof peopleActs)[number]
/**
 * Why an account cannot be changed: it is the caller's own; it belongs to staff of the platform; it
 * has no class, because it is not a student's; or it was closed.
 */
export const protections = ['yourself', 'platformStaff', 'noStudent', 'closed'] as const
export type Protection = (typeof protections)[number]

/** The result of a change of several people. If one person was refused, no person was changed. */
export const peopleChange = z.object({
  changed: z.number().int(),
  /** People for whom nothing changed. */
  same: z.number().int(),
  refused: z.array(z.object({ sign: z.string(), name: z.string(), why: z.enum(protections) })),
})
export type PeopleChange = z.output<typeof peopleChange>

const viewName = text(60)

/** The list of people: filters, order, saved views, export and bulk actions. */
export const directoryCalls = {
  listPeople: call({
    id: 'CALL-341',
    method: 'POST',
    path: '/user/listPeople',
    who: 'staff',
    kind: 'read',
    input: z.object({ ...filter, ...order, page, size: size() }),
    /** `classes`: of all people of the school, for the filter. */
    data: listOf(person).extend({ classes: z.array(z.string()) }),
  }),
  /** Exports the filtered people as a file, at most 20,000. */
  exportPeople: call({
    id: 'CALL-520',
    method: 'POST',
    path: '/user/exportPeople',
    who: 'staff',
    kind: 'read',
    input: z.object({
      ...filter,
      ...order,
      /** The ticked people; if none is ticked, all people of the filter (FRM-367). */
      signs: z.array(sign).min(1).max(mostPeopleAtOnce).optional(),
      format: z.enum(['csv', 'xlsx']).default('csv'),
      timeZone,
    }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  /**
   * ACC-290: changes the named people, or all people of the filter (FRM-329): either all of them or
   * none.
   */
  changePeople: call({
    id: 'CALL-521',
    method: 'POST',
    path: '/user/changePeople',
    who: 'staff',
    kind: 'save',
    consequence: 'account',
    input: z
      .object({
        signs: z.array(sign).min(1).max(mostPeopleAtOnce).optional(),
        filter: z.object(filter).optional(),
        act: z.enum(peopleActs),
        /** For `giveRole` and `takeRole`. */
        role: z.enum(['student', 'teacher', 'schoolAdmin']).default('student'),
        /** For `setClass`; empty removes the class. */
        className,
        reason,
      })
      .check(namesRows('signs')),
    data: peopleChange,
  }),
  /** ACC-291: replaces the values; an empty number or class removes it. */
  correctPerson: call({
    id: 'CALL-523',
    method: 'POST',
    path: '/user/correctPerson',
    who: 'staff',
    kind: 'save',
    input: z.object({
      sign,
      name: realName,
      studentCard: z
        .string()
        .overwrite(foldDigits)
        .refine((number) => number === '' || isStudentNumber(number))
        .default(''),
      className,
      reason,
    }),
    data: done,
  }),
  listPeopleViews: call({
    id: 'CALL-522',
    method: 'GET',
    path: '/user/peopleViews',
    who: 'staff',
    kind: 'read',
    input: z.object({}),
    data: z.object({ list: z.array(peopleView) }),
  }),
  /** Saves a view. If a view with this name exists, its filter is replaced. */
  savePeopleView: call({
    id: 'CALL-522',
    method: 'POST',
    path: '/user/savePeopleView',
    who: 'staff',
    kind: 'save',
    input: z.object({ name: viewName, filter: peopleFilter }),
    data: z.object({ sign: z.string() }),
  }),
  renamePeopleView: call({
    id: 'CALL-522',
    method: 'POST',
    path: '/user/renamePeopleView',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign, name: viewName }),
    data: done,
  }),
  removePeopleView: call({
    id: 'CALL-522',
    method: 'POST',
    path: '/user/removePeopleView',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
}
