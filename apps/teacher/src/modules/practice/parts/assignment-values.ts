import { type InputOf, practice, type TaughtAssignment, usualAssignment } from '@titian/contract'
import { byContract } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { fromLocalField, toLocalField } from '@titian/site/local-time'

type Input = InputOf<typeof practice.addAssignment>
type Mode = NonNullable<Input['mode']>

/** The form values of an assigned practice. */
export type AssignmentValues = {
  idSign: string
  mode: Mode
  opensAt: string
  dueAt: string
  attempts: number | string
  /** The weights of the parts of the score; empty if the default weights apply. */
  weights: { name: string; weight: number | string }[]
  passLine: number | string
  turnSeconds: number | string
  /** PRC-239: the cards of an ERP assignment; null means all cards of the practice. */
  erpCards: {
    school: NonNullable<Input['erpCards']>['school']
    own: ChosenCard[]
  } | null
}

/** A teacher's card in an assignment. A removed card has no sealed id. */
export interface ChosenCard {
  sign: string | null
  title: string
}

export const emptyAssignment: AssignmentValues = {
  idSign: '',
  mode: 'oneSeat',
  opensAt: '',
  dueAt: '',
  attempts: usualAssignment.attempts,
  weights: [],
  passLine: usualAssignment.passLine,
  turnSeconds: usualAssignment.turnSeconds,
  erpCards: null,
}

/** Only team mode has seconds for each week; other modes drop them. */
export const modeValues = (mode: Mode): Partial<AssignmentValues> =>
  mode === 'team' ? { mode } : { mode, turnSeconds: usualAssignment.turnSeconds }

export const assignmentValuesOf = (given: TaughtAssignment): AssignmentValues => ({
  idSign: given.practice.idSign,
  mode: given.mode,
  opensAt: toLocalField(given.opensAt),
  dueAt: toLocalField(given.dueAt),
  attempts: given.attempts,
  weights: given.weights,
  passLine: given.passLine,
  turnSeconds: given.turnSeconds,
  erpCards: given.erp && { school: given.erp.cards, own: given.erp.own },
})

export const assignmentInputOf = (values: AssignmentValues) => ({
  idSign: values.idSign,
  mode: values.mode,
  opensAt: fromLocalField(values.opensAt),
  dueAt: fromLocalField(values.dueAt),
  attempts: numberOf(values.attempts),
  weights: values.weights.map(({ name, weight }) => ({ name, weight: numberOf(weight) })),
  passLine: numberOf(values.passLine),
  turnSeconds: numberOf(values.turnSeconds),
  erpCards: values.erpCards && {
    school: values.erpCards.school,
    own: values.erpCards.own.flatMap(({ sign }) => sign ?? []),
  },
})

/** Returns the errors of an assignment by the fields of its form. */
export const assignmentProblems = byContract<AssignmentValues>(practice.addAssignment.input, {
  inputOf: (values) => ({
    ...assignmentInputOf(values),
    courseIdSign: 'x',
    key: '00000000-0000-4000-8000-000000000000',
  }),
})

export const sumOf = (weights: AssignmentValues['weights']): number =>
  weights.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0)
