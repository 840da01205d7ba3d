import { Button, Flex } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { accounts, type Impersonation } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { callKey } from '../calls/query-client.ts'
import { serverNow } from '../calls/server-clock.ts'
import { useAct } from '../calls/use-act.ts'
import { useFormats } from '../format/formats.ts'
import { useSession } from './use-session.ts'

/**
 * ACC-241: an impersonation ends after some time. An open page then asks the server who is signed
 * in.
 */
function useEnd(impersonation: Impersonation | null | undefined): void {
  const client = useQueryClient()
  const endsAt = impersonation?.endsAt
  useEffect(() => {
    if (!endsAt) return
    const wait = Math.max(0, Date.parse(endsAt) - serverNow()) + 1000
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: callKey(accounts.loginInfo) }),
      wait,
    )
    return () => clearTimeout(timer)
  }, [client, endsAt])
}

/**
 * FRM-139: says for whom a staff member acts, with a button that ends this. Renders nothing for all
 * others.
 */
export function ImpersonationBanner() {
  const { t } = useTranslation('site')
  const { user } = useSession()
  const formats = useFormats()
  const sign = user?.userId
  // ACC-240, ACC-292: another page is opened, so that no data of the student remains visible.
  const stop = useAct(accounts.exitImpersonation, {
    // Every visitor loads the banner, so this code is loaded only when it is needed.
    onDone: () =>
      void import('./leave-impersonation.ts').then(({ leaveImpersonation }) =>
        leaveImpersonation(sign),
      ),
  })
  useEnd(user?.impersonation)
  if (!user?.impersonation) return null
  const { studentName, endsAt } = user.impersonation
  return (
    <Flex
      component="section"
      rowGap="xs"
      columnGap="md"
      align="center"
      justify="center"
      wrap="wrap"
      py="xs"
      px="var(--gutter)"
      bg="var(--warn-tint)"
      c="var(--amber-7)"
      fz="sm"
      style={{ borderBottom: '1px solid var(--line)' }}
      aria-label={t('impersonation.label')}
    >
      <Flex component="span" gap="xs" align="flex-start" miw={0}>
        <IconUserShare size={18} style={{ marginTop: 2 }} aria-hidden />
        <span>
          {t('impersonation.text', { name: studentName })}{' '}
          {t('impersonation.until', { time: formats.time(endsAt) })}
        </span>
      </Flex>
      <Button variant="default" size="sm" loading={stop.isPending} onClick={() => stop.mutate({})}>
        {t('impersonation.stop')}
      </Button>
    </Flex>
  )
}
