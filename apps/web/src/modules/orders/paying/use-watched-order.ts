import { orders, orderStatus } from '@titian/contract'
import { useAsk, useLive } from '@titian/site'

/** Milliseconds between two questions. */
export const every = 3000

/**
 * ORD-033: an order that is asked for again until it is paid or closed. Whoever pays is told so by a message, whose
 * arrival is the reason to ask at once.
 */
export function useWatchedOrder(sign: string) {
  const watched = useAsk(
    orders.orderDetail,
    { sign },
    {
      quiet: true,
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) =>
        state.data?.status === orderStatus.unpaid || state.error ? every : false,
    },
  )
  useLive('messages', () => void watched.refetch())
  return watched
}
