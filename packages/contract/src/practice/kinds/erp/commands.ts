import { z } from 'zod'
import { whole } from '../../../wire/fields.ts'
import {
  erpCurrencies,
  erpDirections,
  erpDocumentKinds,
  erpFigures,
  erpLimits as most,
  erpRoles,
  erpWarehouses,
} from './names.ts'

const code = z.string().trim().min(1).max(most.code)
const name = z.string().trim().min(1).max(most.name)
const day = whole(1, most.days)
const ref = whole(1, 1_000_000)
const units = whole(0, most.units)
const price = whole(0, most.price)
const card = code.nullish()

const line = z.object({
  item: code,
  units,
  /**
   * The price of one unit in cents; by default the price of the source document, or in a sale the
   * price of the item.
   */
  price: price.nullish(),
  /** Damaged units: refused on arrival, or returned and not fit for sale. */
  damaged: units.nullish(),
})

/**
 * PRC-042: the fields of a document that the student writes; missing fields come from its source
 * document.
 */
const written = {
  kind: z.enum(erpDocumentKinds.filter((kind) => kind !== 'opening')),
  card,
  partner: code.nullish(),
  source: ref.nullish(),
  paper: ref.nullish(),
  warehouse: z.enum(erpWarehouses).nullish(),
  toWarehouse: z.enum(erpWarehouses).nullish(),
  direction: z.enum(erpDirections).nullish(),
  dueDay: whole(1, most.days * 2).nullish(),
  /** PRC-045: the booking day, which can only be today. */
  date: day.nullish(),
  lines: z.array(line).max(most.lines).nullish(),
  /** The amount of a payment in cents. */
  amount: whole(1, most.amount).nullish(),
}

const one = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), day, ...shape })

/**
 * The commands of a student in the ERP practice. Each command applies at once. Only teachers can
 * reset cards.
 */
const erpCommands = [
  one('beginCard', { card: code }),
  one('hint', { card: code }),
  one('resetCard', { card: code }),
  one('savePartner', {
    card,
    code,
    name,
    role: z.enum(erpRoles),
    creditLimit: whole(0, most.amount),
    paymentDays: whole(0, most.paymentDays),
    currency: z.enum(erpCurrencies),
  }),
  one('saveItem', { card, code, name, price, reorderPoint: units, reorderUnits: units }),
  one('write', { ...written, submit: z.boolean() }),
  one('rewrite', { ...written, document: ref }),
  one('submit', { document: ref }),
  one('discard', { document: ref }),
  one('cancel', { document: ref }),
  one('close', { document: ref }),
  one('dispute', { paper: ref }),
  one('remind', { document: ref, card }),
  one('closeMonth', {
    card,
    figures: z
      .array(z.object({ figure: z.enum(erpFigures), amount: whole(-most.figure, most.figure) }))
      .max(erpFigures.length),
  }),
] as const

export const erpCommand = z.discriminatedUnion('type', erpCommands)
export type ErpCommand = z.output<typeof erpCommand>
