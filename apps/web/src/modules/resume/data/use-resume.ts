import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  type AnyCall,
  type InputOf,
  type ResumeChanged,
  type ResumeContent,
  type ResumeDetail,
  resume,
} from '@titian/contract'
import { ask, askKey, askOptions, callKey, ServerRefusal, useAsk } from '@titian/site'
import { createContext, use, useCallback } from 'react'

/** The id of the resume that the page has open. */
export const ResumeIdContext = createContext('')

/** A change without the revision that it is based on: that is the newest which this page knows. */
export type ChangeOf<C extends AnyCall> = Omit<InputOf<C>, 'revision'>

interface Change {
  call: AnyCall
  input: object
  /**
   * Whether a content still has what this change is based on. A change of another part, in this window or in another
   * one, is then no reason to refuse this change.
   */
  isStill?: ((content: ResumeContent) => boolean) | undefined
}

/** The newer copy that a refusal of an older revision carries (RES-076). */
function newerDetail(error: unknown): ResumeDetail | null {
  if (!(error instanceof ServerRefusal) || error.reason !== 'changedMeanwhile') return null
  const { newer } = error.extend
  return typeof newer === 'object' && newer !== null ? (newer as ResumeDetail) : null
}

/** An older revision than any that can be refused as the present one. */
const olderThanAny = 0

interface Sent {
  /** The resume as it is read after the change. */
  detail: ResumeDetail
  /** The version that the change has made, and the one that it was made upon; equal where it altered nothing. */
  revision: number
  basis: number
}

async function sendChange(
  client: QueryClient,
  resumeId: string,
  { call, input, isStill }: Change,
): Promise<Sent> {
  const key = askKey(resume.resumeDetail, { resumeId })
  const before = client.getQueryData<ResumeDetail>(key)
  if (!before) throw new Error('the resume is not open')
  const send = async (basis: number) => {
    const changed = await ask(call, { ...input, revision: basis }, { quiet: true })
    return { ...(changed as ResumeChanged), basis }
  }
  const attempt = async () => {
    try {
      return await send(isStill?.(before.content) === false ? olderThanAny : before.revision)
    } catch (error) {
      const newer = newerDetail(error)
      if (!newer) throw error
      client.setQueryData(key, newer)
      if (!isStill?.(newer.content)) throw error
      return send(newer.revision)
    }
  }
  const { revision, savedAt, basis } = await attempt()
  client.setQueryData<ResumeDetail>(key, (now) => now && { ...now, revision, savedAt })
  void client.invalidateQueries({ queryKey: callKey(resume.listResumeRevisions) })
  // RES-010. The change is confirmed already; a reading that fails is made up for by the next one.
  const detail = await client
    .fetchQuery({ ...askOptions(resume.resumeDetail, { resumeId }, true), staleTime: 0 })
    .catch(() => client.getQueryData<ResumeDetail>(key) ?? before)
  return { detail, revision, basis }
}

/** Names the changes of the resume, so that the page can say that one is under way. */
export const changeKey = ['resume', 'change']

/**
 * The resume of the person: its content as the server has it, and `change`, which makes one change after the other,
 * each upon the newest revision, and reads the resume afterwards. It throws what the server or the network said.
 * `changeUndoably` also answers which versions there were before and after.
 */
export function useResume() {
  const resumeId = use(ResumeIdContext)
  const client = useQueryClient()
  const { data: detail } = useAsk(resume.resumeDetail, { resumeId }, { enabled: resumeId !== '' })
  const { mutateAsync } = useMutation({
    mutationKey: changeKey,
    // One after the other: each needs the revision that the one before it has made.
    scope: { id: 'resume' },
    mutationFn: (change: Change) => sendChange(client, resumeId, change),
  })
  const changeUndoably = useCallback(
    <C extends AnyCall>(call: C, input: ChangeOf<C>, isStill?: Change['isStill']) =>
      mutateAsync({ call, input, isStill }),
    [mutateAsync],
  )
  const change = useCallback(
    async <C extends AnyCall>(call: C, input: ChangeOf<C>, isStill?: Change['isStill']) =>
      (await changeUndoably(call, input, isStill)).detail,
    [changeUndoably],
  )
  if (!detail) throw new Error('useResume needs a page that has read the resume')
  return { resumeId, detail, change, changeUndoably }
}
