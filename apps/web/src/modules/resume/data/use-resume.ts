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

/** The id of the open resume. */
export const ResumeIdContext = createContext('')

/** The input of a change without its revision. The newest known revision is added. */
export type ChangeOf<C extends AnyCall> = Omit<InputOf<C>, 'revision'>

interface Change {
  call: AnyCall
  input: object
  /**
   * Returns whether the newer content still has the part that this change replaces. If only another
   * part has changed, the change is sent again with the newer revision.
   */
  isStill?: ((content: ResumeContent) => boolean) | undefined
}

/** Returns the newer copy from a refusal of an outdated revision (RES-076). */
function newerDetail(error: unknown): ResumeDetail | null {
  if (!(error instanceof ServerRefusal) || error.reason !== 'changedMeanwhile') return null
  const { newer } = error.extend
  return typeof newer === 'object' && newer !== null ? (newer as ResumeDetail) : null
}

/** A revision below any real one, so that the server compares nothing. */
const olderThanAny = 0

interface Sent {
  /** The resume after the change. */
  detail: ResumeDetail
  /** The revisions before and after the change; equal if nothing changed. */
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
  // RES-010: the server has already confirmed the change, so a failed reload is ignored.
  const detail = await client
    .fetchQuery({ ...askOptions(resume.resumeDetail, { resumeId }, true), staleTime: 0 })
    .catch(() => client.getQueryData<ResumeDetail>(key) ?? before)
  return { detail, revision, basis }
}

/** The mutation key. With it, the page finds out that a change is running. */
export const changeKey = ['resume', 'change']

/**
 * The person's resume: its content on the server, and `change`, which sends a change with the
 * newest revision and reloads the resume. Changes are sent one after the other. `change` rejects
 * with the error. `changeUndoably` also returns the revisions before and after.
 */
export function useResume() {
  const resumeId = use(ResumeIdContext)
  const client = useQueryClient()
  const { data: detail } = useAsk(resume.resumeDetail, { resumeId }, { enabled: resumeId !== '' })
  const { mutateAsync } = useMutation({
    mutationKey: changeKey,
    // Changes are sent one after the other, because each needs the revision of the previous one.
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
