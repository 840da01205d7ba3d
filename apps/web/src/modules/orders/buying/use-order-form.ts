import { useRouter } from '@tanstack/react-router'
import { orders, orderStatus, type DataOf, type InputOf, type OrderOffer } from '@titian/contract'
import { ask, ServerRefusal, useExplain, useForm, type FormOf } from '@titian/site'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { linkTo } from '../../../app/paths.ts'
import { useOrderChanged } from '../paying/use-order-changed.ts'
import { usePayment } from '../paying/use-payment.ts'
import { useDiscount } from './use-discount.ts'
import { payModesFor, type PayMode } from './pay-modes.ts'

/** The key and the content of the last request. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- values of a form have an index
type SentBefore = { key: string; sentAs: string }

/**
 * ORD-054: returns the same key for the same content, also after a double click, a reload or a lost
 * response. Other content gets another key.
 */
export function keyFor(content: object, before: SentBefore): SentBefore {
  const sentAs = JSON.stringify(content)
  if (before.key && before.sentAs === sentAs) return before
  return { key: crypto.randomUUID(), sentAs }
}

/**
 * All values are strings, so that the draft can store them. The last two values have no field in
 * the form.
 */
export interface OrderValues extends Record<string, unknown> {
  email: string
  discountsCode: string
  payer: string
  way: string
  key: string
  sentAs: string
}

type Made = DataOf<typeof orders.createCourseOrder>

/** Reports typing errors before sending; the server validates again. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Returns the page to open after a refused order: the unpaid order, or the course that the person
 * has already (ORD-030).
 */
function leadOf(error: unknown, course: string) {
  if (!(error instanceof ServerRefusal)) return null
  const { sign } = error.extend
  if (error.is('alreadyDone') && typeof sign === 'string') return orderLinks.payIn(sign)
  return error.is('orderPaid') ? linkTo.courseDetail(course) : null
}

/** Sends an order with its key. The draft stores the key before the order is sent. */
async function createOrder(
  form: FormOf<OrderValues>,
  content: Omit<InputOf<typeof orders.createCourseOrder>, 'key'>,
): Promise<Made> {
  const { key, sentAs } = form.getValues()
  const sent = keyFor(content, { key, sentAs })
  form.setValues(sent)
  const made = await ask(orders.createCourseOrder, { ...content, key: sent.key })
  if (made.status !== orderStatus.closed) return made
  // The order with this key was closed, so another order is created.
  form.setValues({ key: '', sentAs: '' })
  return createOrder(form, content)
}

/**
 * Opens the next page: that of the created order, or, if an order existed already and the server
 * refused, that of the existing order.
 */
function useAfterOrder(course: string) {
  const router = useRouter()
  const changed = useOrderChanged()
  const { pay } = usePayment()
  const made = async ({ sign, orderNo, status }: Made) => {
    await changed()
    const isPaid = status === orderStatus.paid
    const to = isPaid ? orderLinks.paySucceeds(orderNo) : orderLinks.payIn(sign)
    await router.navigate({ ...to, replace: true })
    if (!isPaid) await pay(sign, orderNo)
  }
  /** Resolves to whether the refusal opened another page. */
  const refused = async (error: unknown): Promise<boolean> => {
    const lead = leadOf(error, course)
    if (lead) await router.navigate({ ...lead, replace: true })
    return lead !== null
  }
  return { made, refused }
}

/** The discount code, its discount, and the payment methods for the remaining sum. */
function useSum(offer: OrderOffer) {
  const refuse = useRef<(text: string) => void>(() => {})
  const discount = useDiscount({
    course: offer.courseIdSign,
    refuse: (text) => refuse.current(text),
  })
  const subtotal = discount.applied?.subtotal ?? offer.price
  const payModes = payModesFor(offer, subtotal)
  const usual: PayMode = payModes[0] ?? (offer.methods.length > 0 ? 1 : 2)
  const payModeOf = ({ way: chosen }: OrderValues): PayMode =>
    payModes.find((mode) => String(mode) === chosen) ?? usual
  return {
    discount,
    refuse,
    subtotal,
    payModes,
    payModeOf,
    isPayable: payModes.length > 0 || subtotal === 0,
  }
}

function useEmailProblem() {
  const { t } = useTranslation('orders')
  return (email: string) => {
    if (!email) return t('buy.emailMissing')
    return looksLikeEmail.test(email) ? null : t('buy.emailWrong')
  }
}

/** ORD-080: the one form before paying. */
export function useOrderForm(offer: OrderOffer) {
  const explain = useExplain()
  const course = offer.courseIdSign
  const { discount, refuse, ...sum } = useSum(offer)
  const after = useAfterOrder(course)
  const emailProblem = useEmailProblem()
  const { form, submit, busy, failure, fail, forgetDraft } = useForm<OrderValues, Made>({
    initialValues: {
      email: offer.email,
      discountsCode: '',
      payer: '',
      way: '',
      key: '',
      sentAs: '',
    },
    problemsOf: ({ email }) => ({ email: emailProblem(email.trim()) }),
    // A code that was typed but not applied is applied first. So nobody pays another sum than the
    // displayed one.
    maySend: (): boolean => {
      const code = form.getValues().discountsCode.trim()
      if (code === (discount.applied?.code ?? '')) return sum.isPayable
      void discount.check(code)
      return false
    },
    send: (values): Promise<Made> =>
      createOrder(form, {
        courseIdSign: course,
        payType: sum.payModeOf(values),
        email: values.email.trim(),
        discountsCode: values.discountsCode.trim(),
        payer: values.payer.trim(),
      }),
    onDone: async (made) => {
      forgetDraft()
      await after.made(made)
    },
    onFailed: async (error): Promise<boolean> => {
      if (await after.refused(error)) {
        forgetDraft()
        return true
      }
      if (!(error instanceof ServerRefusal) || !error.reason?.startsWith('discount')) return false
      discount.drop()
      return fail({ discountsCode: explain(error) })
    },
    draft: {
      owner: 'person',
      name: `order-${course}`,
      fields: ['email', 'discountsCode', 'payer', 'way', 'key', 'sentAs'],
    },
  })
  refuse.current = (text) => void fail({ discountsCode: text })
  return { ...sum, form, submit, busy, failure, discount }
}
