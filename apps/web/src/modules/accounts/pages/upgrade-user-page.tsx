import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { auditStatus } from '@titian/contract'
import { SiteLink, usePageTitle, useSession } from '@titian/site'
import { Note, SectionHead, Surface } from '@titian/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { AuthenticationForm } from '../forms/authentication-form.tsx'
import type { FormEvent } from '../forms/form-machine.ts'
import type { IdentityKind } from '../forms/identity-rules.ts'
import styles from '../profile/profile.module.css'

function Form() {
  const router = useRouter()
  const [kind, setKind] = useState<IdentityKind>('student')
  const turn = (event: FormEvent) => setKind(event === 'toTeacherIdentity' ? 'teacher' : 'student')
  const leave = () => void router.navigate({ href: linkTo.account() })
  return <AuthenticationForm key={kind} kind={kind} go={turn} onDone={leave} />
}

/** FRM-042, FRM-043: identity authentication as a page of its own; `form=2` lets one turn to the teacher's form. */
export function UpgradeUserPage() {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  const isApproved = user?.auditStatus === auditStatus.approved
  usePageTitle(t('profile.identity.title'))
  return (
    <div className={styles['narrow']}>
      <SectionHead
        level={1}
        title={t('profile.identity.title')}
        lead={t('profile.identity.lead')}
      />
      <Surface className={styles['card']}>
        {isApproved ? (
          <>
            <Note tone="ok" icon={<IconCircleCheck size={18} aria-hidden />}>
              {t('profile.identity.approved')}
            </Note>
            <div>
              <Button component={SiteLink} href={linkTo.account()} variant="default">
                {t('profile.title')}
              </Button>
            </div>
          </>
        ) : (
          <Form />
        )}
      </Surface>
    </div>
  )
}
