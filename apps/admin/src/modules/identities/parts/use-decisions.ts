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
  /** Under way for each request, kept while its field is folded away or another page of the list is shown. */
  reasons: Readonly<Record<string, string>>
  write: (sign: string, reason: string) => void
  /** The request whose decision is under way. */
  busySign: string | null
  failure: { sign: string; error: unknown } | null
  /** Somebody else was quicker. */
  notice: string | null
}

const outdated = [
  identities.listIdentityRequests,
  identities.listRoster,
  people.getPerson,
  people.listPeople,
  people.listAuditLog,
].map(callKey)

/** Decides one request after the other; `onLeft` is called with each that is decided. */
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
