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
  /** Parts of the name in any order, or a part of the phone or of the student number (ACC-283). */
  name: z.string().trim().max(60).default(''),
  role: z.enum(peopleRoles).default('all'),
  state: z.enum(peopleStates).default('all'),
  className,
}
const order = {
  sort: z.enum(peopleSorts).default('created'),
  descending: z.boolean().default(true),
}

/** What a saved view keeps (ACC-288). */
export const peopleFilter = z.object({ ...filter, ...order })
export type PeopleFilter = z.output<typeof peopleFilter>

export const peopleView = z.object({ sign: z.string(), name: z.string(), filter: peopleFilter })
export type PeopleView = z.output<typeof peopleView>
/** Of one member of staff. */
export const mostPeopleViews = 30

/** How many people one act takes at once. */
export const mostPeopleAtOnce = 200
export const peopleActs = ['disable', 'enable', 'giveRole', 'takeRole', 'setClass'] as const
export type PeopleAct = (typeof peopleActs)[number]
/** Why an account is left alone: one's own, of the platform's people, of nobody who has a class, or closed by its person. */
export const protections = ['yourself', 'platformStaff', 'noStudent', 'closed'] as const
export type Protection = (typeof protections)[number]

/** With anybody refused nothing was done. */
export const peopleChange = z.object({
  changed: z.number().int(),
  /** Were so already. */
  same: z.number().int(),
  refused: z.array(z.object({ sign: z.string(), name: z.string(), why: z.enum(protections) })),
})
export type PeopleChange = z.output<typeof peopleChange>

const viewName = text(60)

/** The list of people as staff narrow, order, keep and export it, and what they do to several at once. */
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
  /** The people whom the filter finds as a file, the first 20,000. */
  exportPeople: call({
    id: 'CALL-520',
    method: 'POST',
    path: '/user/exportPeople',
    who: 'staff',
    kind: 'read',
    input: z.object({
      ...filter,
      ...order,
      /** Those that were ticked; without it, all whom the filter finds (FRM-367). */
      signs: z.array(sign).min(1).max(mostPeopleAtOnce).optional(),
      format: z.enum(['csv', 'xlsx']).default('csv'),
      timeZone,
    }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  /** ACC-290: all or none; the named ones, or each whom the filter finds (FRM-329). */
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
        /** Of `giveRole` and `takeRole`. */
        role: z.enum(['student', 'teacher', 'schoolAdmin']).default('student'),
        /** Of `setClass`; empty takes them out of their class. */
        className,
        reason,
      })
      .check(namesRows('signs')),
    data: peopleChange,
  }),
  /** ACC-291: in place of what stands there; an empty number or class takes it away. */
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
  /** Under a name that is there already the view takes the new filter. */
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
