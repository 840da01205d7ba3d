import { Box, Button, Tabs } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { auditStatus } from '@titian/contract'
import { SiteLink, usePageTitle, useSession } from '@titian/site'
import { Note, SectionHead, Surface } from '@titian/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { AuthenticationForm } from '../identity/authentication-form.tsx'
import type { IdentityKind } from '../identity/identity-rules.ts'

const kinds = ['student', 'teacher'] as const

/**
 * FRM-043: `form=1` shows only students; `form=2` adds a tab for teachers and starts with students.
 */
function Form({ both }: { both: boolean }) {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const [kind, setKind] = useState<IdentityKind>('student')
  const leave = () => void router.navigate(linkTo.account())
  const form = <AuthenticationForm key={kind} kind={kind} onDone={leave} />
  if (!both) return form
  return (
    <Tabs
      value={kind}
      onChange={(chosen) => setKind(chosen === 'teacher' ? 'teacher' : 'student')}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('profile.identity.title')}>
        {kinds.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`tabs.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {kinds.map((one) => (
        <Tabs.Panel key={one} value={one} pt="lg">
          {form}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** FRM-042, FRM-043: the identity form as a page. */
export function UpgradeUserPage() {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  const search = useSearch({ from: paths.upgradeUser })
  const isApproved = user?.auditStatus === auditStatus.approved
  usePageTitle(t('profile.identity.title'))
  return (
    <Box maw={480}>
      <SectionHead
        level={1}
        title={t('profile.identity.title')}
        lead={t('profile.identity.lead')}
      />
      <Surface gap={20}>
        {isApproved ? (
          <>
            <Note tone="ok" icon={<IconCircleCheck size={18} aria-hidden />}>
              {t('profile.identity.approved')}
            </Note>
            <div>
              <Button component={SiteLink} {...linkTo.account()} variant="default">
                {t('profile.title')}
              </Button>
            </div>
          </>
        ) : (
          <Form both={search.form !== '1'} />
        )}
      </Surface>
    </Box>
  )
}
