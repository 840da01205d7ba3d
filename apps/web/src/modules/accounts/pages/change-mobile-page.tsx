import { Container } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { accounts } from '@titian/contract'
import { callKey, RequireSession, usePageTitle, useSession } from '@titian/site'
import { SectionHead, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { BindNewNumber } from '../profile/bind-new-number.tsx'
import { VerifyOldNumber } from '../profile/verify-old-number.tsx'

function Steps() {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const client = useQueryClient()
  const { user } = useSession()
  const [step, setStep] = useState<1 | 2>(1)
  if (!user) return null
  const leave = async () => {
    toast.success(t('profile.mobile.done'))
    await client.invalidateQueries({ queryKey: callKey(accounts.loginInfo) })
    await router.navigate(linkTo.account())
  }
  const startAgain = () => {
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
          <VerifyOldNumber user={user} onVerified={() => setStep(2)} />
        ) : (
          <BindNewNumber user={user} onBound={() => void leave()} onLapsed={startAgain} />
        )}
      </Surface>
    </>
  )
}

/** FRM-044, ACC-159 to ACC-164: another phone number in two steps. */
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
