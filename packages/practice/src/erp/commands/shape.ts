import {
  type Check,
  fieldOf,
  isObject,
  listOf,
  objectOf,
  oneOf,
  type Problem,
  wholeBetween,
  yesOrNo,
} from '../../checks.ts'
import { textBetween } from '../fields.ts'
import {
  currencies,
  directions,
  documentKinds,
  figures,
  limits,
  roles,
  warehouses,
} from '../names.ts'
import type { CommandType, ErpCommand } from './types.ts'

const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined || value === null ? [] : check(value, path)

const code = textBetween(1, limits.code)
const ref = wholeBetween(1, 1_000_000)
const cents = wholeBetween(0, limits.amount)
const unitPrice = wholeBetween(0, limits.price)
const day = wholeBetween(1, limits.days)

const line = objectOf({
  item: code,
  units: wholeBetween(0, limits.units),
  price: optional(unitPrice),
  damaged: optional(wholeBetween(0, limits.units)),
})

const written: Readonly<Record<string, Check>> = {
  kind: oneOf(documentKinds.filter((kind) => kind !== 'opening')),
  card: optional(code),
  partner: optional(code),
  source: optional(ref),
  paper: optional(ref),
  warehouse: optional(oneOf(warehouses)),
  toWarehouse: optional(oneOf(warehouses)),
  direction: optional(oneOf(directions)),
  dueDay: optional(wholeBetween(1, limits.days * 2)),
  date: optional(day),
  lines: optional(listOf(line, 0, limits.lines)),
  amount: optional(wholeBetween(1, limits.amount)),
}

const shapes: Readonly<Record<CommandType, Readonly<Record<string, Check>>>> = {
  beginCard: { card: code },
  hint: { card: code },
  resetCard: { card: code },
  savePartner: {
    card: optional(code),
    code,
    name: textBetween(1, limits.name),
    role: oneOf(roles),
    creditLimit: cents,
    paymentDays: wholeBetween(0, limits.paymentDays),
    currency: oneOf(currencies),
  },
  saveItem: {
    card: optional(code),
    code,
    name: textBetween(1, limits.name),
    price: unitPrice,
    reorderPoint: wholeBetween(0, limits.units),
    reorderUnits: wholeBetween(0, limits.units),
  },
  write: { ...written, submit: yesOrNo },
  rewrite: { ...written, document: ref },
  submit: { document: ref },
  discard: { document: ref },
  cancel: { document: ref },
  close: { document: ref },
  dispute: { paper: ref },
  remind: { document: ref, card: optional(code) },
  closeMonth: {
    card: optional(code),
    figures: listOf(
      objectOf({
        figure: oneOf(figures),
        amount: wholeBetween(-limits.figure, limits.figure),
      }),
      0,
      figures.length,
    ),
  },
}

const isType = (type: unknown): type is CommandType =>
  typeof type === 'string' && Object.hasOwn(shapes, type)

export const commandType = (value: unknown): CommandType | undefined => {
  const type = isObject(value) ? fieldOf(value, 'type') : undefined
  return isType(type) ? type : undefined
}

/** Checks the fields of a command of this type, except its day. */
export function shapeProblems(value: unknown, type: CommandType): Problem[] {
  const any: Check = () => []
  return objectOf({ ...shapes[type], type: any, day: any })(value, '')
}

export const isCommand = (value: unknown, type: CommandType): value is ErpCommand =>
  shapeProblems(value, type).length === 0
