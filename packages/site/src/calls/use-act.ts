import type { AnyCall, DataOf, InputOf } from '@titian/contract'
import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query'
import { ask } from './call-server.ts'
import type { ServerRefusal } from './refusal.ts'
import { sendPressed } from '../signed-in/press-again.ts'
import { useShowFailure } from './use-show-failure.ts'

interface ActOptions<C extends AnyCall> {
  onDone?: (data: DataOf<C>, input: InputOf<C>) => unknown
  /** Shows the refusal beside its field. Returns false if the toast should show it (FRM-191). */
  onRefusal?: (refusal: ServerRefusal, input: InputOf<C>) => boolean | void
  /** The queries that are outdated after the action. */
  refresh?: readonly QueryKey[]
  /** The timeout in milliseconds, if it is not the default. */
  timeout?: number
}

/**
 * Returns a mutation that changes something on the server. It succeeds only if the response is ok
 * (FRM-166). Every failure is displayed once: beside its field by the caller, or else in a toast.
 */
export function useAct<C extends AnyCall>(
  call: C,
  options: ActOptions<C> = {},
): UseMutationResult<DataOf<C>, Error, InputOf<C>> {
  const client = useQueryClient()
  const showFailure = useShowFailure()
  return useMutation<DataOf<C>, Error, InputOf<C>>({
    mutationKey: [call.path],
    mutationFn: (input) => sendPressed(() => ask(call, input, options)),
    onSuccess: async (data, input) => {
      await Promise.all(
        (options.refresh ?? []).map((queryKey) => client.invalidateQueries({ queryKey })),
      )
      await options.onDone?.(data, input)
    },
    onError: (error, input) => {
      const { onRefusal } = options
      showFailure(error, { place: onRefusal && ((refusal) => onRefusal(refusal, input)) })
    },
  })
}
