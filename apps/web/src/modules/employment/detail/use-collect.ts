import { useQueryClient } from '@tanstack/react-query'
import { employment, type PostDetail } from '@titian/contract'
import { ask, askKey, callKey, useSession, useShowFailure, useSignIn } from '@titian/site'
import { useCallback, useEffect, useRef } from 'react'
import { jobWish } from '../../../parts/join-wish.ts'

/**
 * JOB-027, JOB-028: whether a post is saved, and a function that changes this. The page shows the
 * change before the server has confirmed it.
 */
export function useCollect({ positionId, collected }: PostDetail) {
  const { status } = useSession()
  const openSignIn = useSignIn()
  const client = useQueryClient()
  const showFailure = useShowFailure()
  const busy = useRef(false)
  const set = useCallback(
    async (next: boolean) => {
      // While the first call is running, a second call could arrive before the first.
      if (busy.current) return
      busy.current = true
      const queryKey = askKey(employment.jobDetails, { positionId })
      const show = (value: boolean) =>
        client.setQueryData<PostDetail>(queryKey, (post) => post && { ...post, collected: value })
      await client.cancelQueries({ queryKey })
      show(next)
      try {
        const call = next ? employment.addCollectionPost : employment.removeCollectionPost
        await ask(call, { positionId })
        void client.invalidateQueries({ queryKey: callKey(employment.collectedPositions) })
      } catch (error) {
        show(!next)
        showFailure(error)
      } finally {
        busy.current = false
      }
    },
    [client, positionId, showFailure],
  )
  useEffect(() => {
    // A post that a visitor saved before signing in is saved now, without a second click.
    if (status === 'signedIn' && jobWish.consume(positionId)) void set(true)
  }, [status, set, positionId])
  const press = () => {
    if (status !== 'visitor') return void set(!collected)
    jobWish.keep(positionId)
    openSignIn('login')
    return undefined
  }
  return { collected, press }
}
