import { useQueryClient } from '@tanstack/react-query'
import { identities, people, type InputOf } from '@titian/contract'
import { callKey, useAct, useExplain } from '@titian/site'
import { useOnce } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Decision = InputOf<typeof identities.decideIdentityRequest>

export interface Decisions {
  decide: (decision: Decision) => void
  /**
   * The unfinished reason of each request. A reason is kept while its field is folded or another
   * page is shown.
   */
  reasons: Readonly<Record<string, string>>
  write: (sign: string, reason: string) => void
  /** The sealed id of the request whose decision is being sent. */
  busySign: string | null
  failure: { sign: string; error: unknown } | null
  /** The notice that another person has already decided the request. */
  notice: string | null
}

const outdated = [
  identities.listIdentityRequests,
  identities.listRoster,
  people.getPerson,
  people.listPeople,
  people.listAuditLog,
].map(callKey)

/** Sends decisions one after the other; `onLeft` is called for each decided request. */
export function useDecisions(onLeft: (sign: string) => void): Decisions {
  const { t } = useTranslation('identities')
  const client = useQueryClient()
  const explain = useExplain()
  const [failure, setFailure] = useState<Decisions['failure']>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [reasons, setReasons] = useState<Decisions['reasons']>({})
  const write = (sign: string, reason: string) =>
    setReasons((before) => ({ ...before, [sign]: reason }))
  const leave = (sign: string) => {
    write(sign, '')
    onLeft(sign)
  }
  const act = useAct(identities.decideIdentityRequest, {
    refresh: outdated,
    onDone: (_, { sign, approved }) => {
      toast.success(t(approved ? 'approved' : 'refused'))
      leave(sign)
    },
    onRefusal: (refusal, { sign }) => {
      if (!refusal.is('alreadyDone')) return setFailure({ sign, error: refusal })
      setNotice(explain(refusal))
      const [list] = outdated
      void client.invalidateQueries({ queryKey: list }).then(() => leave(sign))
    },
  })
  const once = useOnce(act)
  const decide = (decision: Decision) => {
    setFailure(null)
    setNotice(null)
    once(decision)
  }
  const busySign = act.isPending ? act.variables.sign : null
  return { decide, reasons, write, busySign, failure, notice }
}
