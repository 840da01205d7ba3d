import { orders, orderStatus } from '@titian/contract'
import { useAsk } from '@titian/site'

/** Milliseconds between two questions. */
export const every = 3000

/** ORD-033: an order that is asked for again until it is paid or closed. */
export function useWatchedOrder(sign: string) {
  return useAsk(
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
}
