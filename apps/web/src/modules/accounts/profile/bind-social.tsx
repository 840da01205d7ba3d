import { Button } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { accounts } from '@titian/contract'
import { callKey, useAct, useDevice } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'

/** ACC-261: the personal centre has an address for each device. */
export type AccountPath = typeof paths.account | typeof paths.accountOnPhone

/** The provider leads back here with a code, which serves once, so it is taken out of the address first. */
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

/** ACC-190, ACC-194: scans at the provider's page and comes back here. */
export function BindSocial({ from }: { from: AccountPath }) {
  const { t } = useTranslation('accounts')
  useBindOnReturn(from)
  // The page of this device: being led on from the other's would bring the code a second time.
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
