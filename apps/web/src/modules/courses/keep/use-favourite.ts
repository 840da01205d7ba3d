import { favourites } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey, useAsk, useSession, useSignIn, useShowFailure } from '@titian/site'
import { useCallback, useEffect, useRef } from 'react'
import { favouriteWish } from '../../../parts/join-wish.ts'

/**
 * CRS-190: whether a course is a favourite, and a function that changes this. The page shows the
 * change before the server has confirmed it.
 */
export function useFavourite(sign: string) {
  const { status } = useSession()
  const openSignIn = useSignIn()
  const client = useQueryClient()
  const showFailure = useShowFailure()
  const isSignedIn = status === 'signedIn'
  const { data } = useAsk(favourites.isFavourite, { sign }, { enabled: isSignedIn, quiet: true })
  const isFavourite = isSignedIn && (data?.favourite ?? false)
  const busy = useRef(false)
  const set = useCallback(
    async (favourite: boolean) => {
      // While the first call is running, a second call could arrive before the first.
      if (busy.current) return
      busy.current = true
      const queryKey = askKey(favourites.isFavourite, { sign })
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { favourite })
      try {
        await ask(favourite ? favourites.addFavourite : favourites.cancelFavourite, { sign })
        void client.invalidateQueries({ queryKey: callKey(favourites.listFavourites) })
      } catch (error) {
        client.setQueryData(queryKey, { favourite: !favourite })
        showFailure(error)
      } finally {
        busy.current = false
      }
    },
    [client, sign, showFailure],
  )
  useEffect(() => {
    // A favourite that a visitor chose before signing in is saved now, without a second click.
    if (isSignedIn && favouriteWish.consume(sign)) void set(true)
  }, [isSignedIn, set, sign])
  const press = () => {
    if (status !== 'visitor') return void set(!isFavourite)
    favouriteWish.keep(sign)
    openSignIn('login')
    return undefined
  }
  return { isFavourite, press }
}
