import { orders, type AnyCall, type DataOf, type InputOf } from '@titian/contract'
import { ask, byContract, callKey, useForm, type Problems } from '@titian/site'
import { toast } from '@titian/ui'

/** What an act upon an order puts out of date. */
const outdated = [orders.staffOrder, orders.searchOrders, orders.moneyReport].map(callKey)

/** An amount is a number, or a text while its field is empty. */
export interface AmountValues extends Record<string, unknown> {
  amount: number | string
  reason: string
}

interface OrderFormOptions<C extends AnyCall, Values> {
  initialValues: Values
  inputOf: (values: Values) => InputOf<C>
  done: string
  onDone: () => void
}

/** The short form of one decision about an order. */
export function useOrderForm<C extends AnyCall, Values extends Record<string, unknown>>(
  call: C,
  { initialValues, inputOf, done, onDone }: OrderFormOptions<C, Values>,
) {
  return useForm<Values, DataOf<C>>({
    initialValues,
    problemsOf: (values) => byContract(call.input, { inputOf })(values) as Problems<Values>,
    refresh: outdated,
    send: (values) => ask(call, inputOf(values)),
    onDone: () => {
      onDone()
      toast.success(done)
    },
  })
}
