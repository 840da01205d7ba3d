import { privacy, type AccountClosing } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { askKey } from '../calls/query-client.ts'
import { useAct } from '../calls/use-act.ts'

/** Shows what a call has answered in every place that shows the closing. */
export function useShowClosing() {
  const client = useQueryClient()
  return (closing: AccountClosing) =>
    void client.setQueryData(askKey(privacy.accountClosing, {}), closing)
}

/** ACC-307: ends the closing; the account remains as it was. */
export function useKeepAccount(onKept?: () => void) {
  const { t } = useTranslation('privacy')
  const show = useShowClosing()
  return useAct(privacy.keepOwnAccount, {
    onDone: (closing) => {
      show(closing)
      toast.success(t('closing.kept'))
      onKept?.()
    },
  })
}
