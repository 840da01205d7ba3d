import { privacy, type AccountClosing } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { askKey } from '../calls/query-client.ts'
import { useAct } from '../calls/use-act.ts'

/** Updates all components that show the closing, with the response of a call. */
export function useShowClosing() {
  const client = useQueryClient()
  return (closing: AccountClosing) =>
    void client.setQueryData(askKey(privacy.accountClosing, {}), closing)
}

/** ACC-307: cancels the closing; the account remains unchanged. */
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
