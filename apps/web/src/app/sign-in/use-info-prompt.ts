import { refusals } from '@titian/contract'
import { useRouter } from '@tanstack/react-router'
import { onRefused } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'

const { code, status } = refusals.personalInfoFirst

/**
 * ACC-205, ACC-206: when a call is refused with -217, opens the account page to complete the basic
 * data, with the address to return to.
 */
export function useInfoPrompt(): void {
  const { t } = useTranslation('site')
  const router = useRouter()
  useEffect(
    () =>
      onRefused('personalInfoFirst', () => {
        toast.failure(t(`codes.${code}/${status}`))
        void router.navigate(linkTo.account(router.state.location.href))
      }),
    [t, router],
  )
}
