import { exams } from '@titian/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callKey, useLive, useSession } from '@titian/site'
import { useEffect } from 'react'
import { journalHere } from './saving/journal-here.ts'

const key = ['leftAnswers']
const none: readonly string[] = []

/**
 * EXM-104: on every page, sends stored answers of closed papers: at once, and when the connection
 * returns. Returns the attempts for which this device still stores answers.
 */
export function useLeftAnswers(): readonly string[] {
  const client = useQueryClient()
  const { user } = useSession()
  const userId = user?.userId
  const { data } = useQuery({
    queryKey: [...key, userId],
    enabled: userId !== undefined,
    staleTime: 30_000,
    networkMode: 'always',
    retry: false,
    queryFn: async () => {
      if (userId === undefined || journalHere.read() === null) return none
      const { sendUnsentAnswers } = await import('./saving/left-answers.ts')
      const { records, sent } = await sendUnsentAnswers(userId)
      if (sent > 0)
        for (const call of [exams.getExaminationPaper, exams.getPaperRecord])
          void client.invalidateQueries({ queryKey: callKey(call) })
      return records
    },
  })
  const again = () => void client.invalidateQueries({ queryKey: key })
  useLive('attemptClosed', again)
  useEffect(() => {
    const retry = () => void client.invalidateQueries({ queryKey: key })
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [client])
  return data ?? none
}
