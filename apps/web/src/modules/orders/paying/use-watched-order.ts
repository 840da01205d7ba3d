import { orders, orderStatus } from '@titian/contract'
import { useAsk, useLive } from '@titian/site'

/** Milliseconds between two requests. */
export const every = 3000

/**
 * ORD-033: polls an order until it is paid or closed. A live message about the payment triggers a
 * request at once.
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
