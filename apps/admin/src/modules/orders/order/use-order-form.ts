import { orders, type AnyCall, type DataOf, type InputOf } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { useProofStep, type WithPassword } from '@titian/site/staff'
import { toast } from '@titian/ui'

/** The queries that an action on an order makes outdated. */
const outdated = [orders.staffOrder, orders.searchOrders, orders.moneyReport].map(callKey)

/** An amount is a number, or an empty text while its field is empty. */
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

/**
 * The form of one decision about an order. A form that pays money back shows a `ProofField` for the
 * password.
 */
export function useOrderForm<C extends AnyCall, Values extends Record<string, unknown>>(
  call: C,
  { initialValues, inputOf, done, onDone }: OrderFormOptions<C, Values>,
) {
  const proof = useProofStep()
  const made = useForm<Values & WithPassword, DataOf<C>>({
    initialValues: { ...initialValues, password: '' },
    problemsOf: (values) => ({
      ...byContract(call.input, { inputOf })(values),
      password: proof.problemOf(values),
    }),
    places: proof.places,
    refresh: outdated,
    send: async (values) => {
      await proof.confirm(values)
      return ask(call, inputOf(values))
    },
    onFailed: proof.onFailed,
    onDone: () => {
      onDone()
      toast.success(done)
    },
  })
  const proofField = { isAsked: proof.isAsked, input: made.form.getInputProps('password') }
  return { ...made, proofField }
}
