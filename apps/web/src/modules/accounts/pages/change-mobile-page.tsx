import { Container } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { accounts } from '@titian/contract'
import { callKey, RequireSession, stored, usePageTitle, useSession } from '@titian/site'
import { SectionHead, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { BindNewNumber } from '../profile/bind-new-number.tsx'
import { VerifyOldNumber } from '../profile/verify-old-number.tsx'

/**
 * Stores that the old number was confirmed in this tab. The code works only once, so a reload must
 * not ask for another one.
 */
const proven = stored({
  name: 'oldNumber',
  version: 1,
  owner: 'person',
  lifetime: 'tab',
  accept: (value): value is true => value === true,
})

function Steps() {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const client = useQueryClient()
  const { user } = useSession()
  const [step, setStep] = useState<1 | 2>(() => (proven.read() === null ? 1 : 2))
  if (!user) return null
  const begin = () => {
    proven.keep(true)
    setStep(2)
  }
  const leave = async () => {
    proven.forget()
    toast.success(t('profile.mobile.done'))
    await client.invalidateQueries({ queryKey: callKey(accounts.loginInfo) })
    await router.navigate(linkTo.account())
  }
  const startAgain = () => {
    proven.forget()
    toast.failure(t('profile.mobile.lapsed'))
    setStep(1)
  }
  return (
    <>
      <SectionHead
        level={1}
        title={t('profile.mobile.title')}
        lead={t('profile.mobile.step', { step })}
      />
      <Surface>
        {step === 1 ? (
          <VerifyOldNumber user={user} onVerified={begin} />
        ) : (
          <BindNewNumber user={user} onBound={() => void leave()} onLapsed={startAgain} />
        )}
      </Surface>
    </>
  )
}

/** FRM-044, ACC-159 to ACC-164: changes the phone number in two steps. */
export function ChangeMobilePage() {
  const { t } = useTranslation('accounts')
  usePageTitle(t('profile.mobile.title'))
  return (
    <Container size={560} px="var(--gutter)" pt="xl" pb={72}>
      <RequireSession>
        <Steps />
      </RequireSession>
    </Container>
  )
}
