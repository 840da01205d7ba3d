import type { AnyCall, DataOf, InputOf } from '@titian/contract'
import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query'
import { toast } from '@titian/ui'
import { ask } from './call-server.ts'
import { toastCodes, useExplain } from './explain.ts'
import { isSignedOut, NetworkFailure, ServerRefusal } from './refusal.ts'

interface ActOptions<C extends AnyCall> {
  onDone?: (data: DataOf<C>, input: InputOf<C>) => unknown
  /** Takes the refusal to its place beside a field. Answer false to leave it to the toast (FRM-191). */
  onRefusal?: (refusal: ServerRefusal, input: InputOf<C>) => boolean | void
  /** What the act made out of date. */
  refresh?: readonly QueryKey[]
}

/**
 * Changes something on the server. Nothing further happens unless the answer is ok (FRM-166); every
 * failure is told once: beside its field by the caller, or else in a toast.
 */
export function useAct<C extends AnyCall>(
  call: C,
  options: ActOptions<C> = {},
): UseMutationResult<DataOf<C>, Error, InputOf<C>> {
  const client = useQueryClient()
  const explain = useExplain()
  return useMutation<DataOf<C>, Error, InputOf<C>>({
    mutationKey: [call.path],
    mutationFn: (input) => ask(call, input),
    onSuccess: async (data, input) => {
      await Promise.all(
        (options.refresh ?? []).map((queryKey) => client.invalidateQueries({ queryKey })),
      )
      await options.onDone?.(data, input)
    },
    onError: (error, input) => {
      // The shell answers a lost session with the sign-in form.
      if (isSignedOut(error)) return
      const mayBePlaced = error instanceof ServerRefusal && !toastCodes.includes(error.code)
      if (mayBePlaced && options.onRefusal && options.onRefusal(error, input) !== false) return
      if (error instanceof ServerRefusal || error instanceof NetworkFailure)
        toast.failure(explain(error))
    },
  })
}
