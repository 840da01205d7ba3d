import { z } from 'zod'
import { whole } from '../../../wire/fields.ts'
import {
  erpAccounts,
  erpCurrencies,
  erpDocumentKinds,
  erpLimits as most,
  erpCardPaperKinds,
  erpRoles,
} from './names.ts'

const code = z.string().trim().min(1).max(most.code)
const name = z.string().trim().min(1).max(most.name)
const cents = whole(0, most.amount)
const signed = whole(-most.amount, most.amount)
const units = whole(0, most.units)
const price = whole(0, most.price)
const document = z.enum(erpDocumentKinds.filter((kind) => kind !== 'opening'))
const ofOrder = { document, partner: code, item: code }

const says = <Form extends string, Shape extends z.ZodRawShape>(form: Form, shape: Shape) =>
  z.object({ form: z.literal(form), ...shape })

/** PRC-047: a statement about the books that a card checks; it has one of the fixed forms. */
const erpStatement = z.discriminatedUnion('form', [
  says('openOf', { ...ofOrder, units }),
  says('accountBalance', { account: z.enum(erpAccounts), amount: signed }),
  says('stockOf', { item: code, units }),
  says('stockValue', { item: code, amount: cents }),
  says('documentExists', { ...ofOrder, units: whole(1, most.units) }),
  says('documentAbsent', ofOrder),
  says('noPaymentBeforeMatch', { partner: code }),
  says('owedBy', { partner: code, amount: signed }),
  says('billed', { partner: code, amount: signed }),
  says('onTime', { partner: code }),
  says('damagedReported', { item: code, units }),
  says('reminded', { partner: code }),
  says('bookEqualsShelf', { item: code }),
  says('partnerIs', {
    partner: code,
    role: z.enum(erpRoles),
    creditLimit: cents,
    paymentDays: whole(0, most.paymentDays),
  }),
  says('itemIs', { item: code, price, reorderPoint: units, reorderUnits: units }),
  says('monthClosed', {}),
  says('trialBalanceZero', {}),
  says('ledgerEqualsMoves', {}),
])

const paper = z.object({
  kind: z.enum(erpCardPaperKinds),
  partner: code.nullable(),
  number: z.string().trim().max(most.code),
  lines: z.array(z.object({ item: code, units, price, damaged: units })).max(most.lines),
  /** The day on which the paper is due, counted from its arrival. */
  dueAfter: whole(0, most.days).nullable(),
  facts: z
    .array(z.object({ name, value: z.union([z.string().trim().max(most.name), signed]) }))
    .max(most.lines),
  text: z.string().trim().max(most.story),
})

/**
 * PRC-050: a teacher's card as the form sends it. The engine also checks that its statements do not
 * contradict each other, and that the card contains everything to which it refers.
 */
export const erpCardData = z.object({
  code,
  title: name,
  story: z.string().trim().min(1).max(most.story),
  partners: z
    .array(
      z.object({
        code,
        name,
        role: z.enum(erpRoles),
        creditLimit: cents,
        paymentDays: whole(0, most.paymentDays),
        currency: z.enum(erpCurrencies),
      }),
    )
    .max(most.lines),
  items: z
    .array(z.object({ code, name, price, reorderPoint: units, reorderUnits: units }))
    .max(most.lines),
  /** The opening stock. `shelf` is the number of units that are really there. */
  stock: z.array(z.object({ item: code, units, cost: price, shelf: units })).max(most.lines),
  openInvoices: z
    .array(
      z.object({
        partner: code,
        amount: whole(1, most.amount),
        dueAfter: whole(-most.days, most.days),
      }),
    )
    .max(most.lines),
  supplies: z
    .array(
      z.object({
        partner: code,
        item: code,
        price,
        leadDays: whole(1, 30),
        firstPercent: whole(1, 100),
        damaged: units,
        billedMore: price,
      }),
    )
    .max(most.lines),
  habits: z
    .array(
      z.object({
        partner: code,
        /**
         * How many days late the customer pays. Null means that the customer pays `afterReminder`
         * days after a reminder.
         */
        lateDays: whole(0, most.days).nullable(),
        afterReminder: whole(1, 30),
      }),
    )
    .max(most.lines),
  events: z
    .array(z.object({ after: z.enum(['begin', 'delivery']), days: whole(0, most.days), paper }))
    .max(most.papers),
  statements: z.array(erpStatement).min(1).max(most.statements),
  hints: z.array(z.string().trim().min(1).max(500)).max(most.hints),
})

/** The content that a teacher writes; the server generates the unique code. */
export const erpCardContent = erpCardData.omit({ code: true })
export type ErpCardContent = z.output<typeof erpCardContent>
