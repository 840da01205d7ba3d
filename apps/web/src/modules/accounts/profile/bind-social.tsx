import { Button } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { accounts } from '@titian/contract'
import { callKey, useAct, useDevice } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'

/** ACC-261: the path of the account page on each device. */
export type AccountPath = typeof paths.account | typeof paths.accountOnPhone

/**
 * Binds the account when the provider redirects here with a code. The code works only once, so it
 * is first removed from the address.
 */
function useBindOnReturn(from: AccountPath): void {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const search = useSearch({ from })
  const { code, state } = search
  const taken = useRef(false)
  const bind = useAct(accounts.socialBindScan, {
    refresh: [callKey(accounts.loginInfo)],
    onDone: () => toast.success(t('profile.social.done')),
  })
  useEffect(() => {
    if (search.bind === undefined || taken.current) return
    taken.current = true
    void router.navigate({ to: from, replace: true })
    if (code !== undefined && state !== undefined) bind.mutate({ code, state })
  }, [search, code, state, router, from, bind])
}

/** ACC-190, ACC-194: opens the provider's page for a scan, which redirects back here. */
export function BindSocial({ from }: { from: AccountPath }) {
  const { t } = useTranslation('accounts')
  useBindOnReturn(from)
  // The path for this kind of device is used. The other path redirects here, and would send the
  // code twice.
  const ownPage = useDevice() === 'mobile' ? paths.accountOnPhone : paths.account
  const connect = useAct(accounts.socialConnect, {
    onDone: ({ connectUrl }) => location.assign(connectUrl),
  })
  return (
    <Button
      variant="default"
      loading={connect.isPending}
      onClick={() => connect.mutate({ callBack: `${ownPage}?bind=1` })}
    >
      {t('profile.social.bind')}
    </Button>
  )
}
