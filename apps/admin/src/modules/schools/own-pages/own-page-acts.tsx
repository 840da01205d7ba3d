import { Button, Group } from '@mantine/core'
import { pickText, schools, type ManagedSchoolPageCard } from '@titian/contract'
import { callKey, currentLanguage, SiteLink, useAct, useFormats } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const small = { variant: 'default', size: 'compact-md' } as const

/** The actions on a page of the school: edit or delete. */
export function OwnPageActs({ page: { sign, title } }: { page: ManagedSchoolPageCard }) {
  const { t } = useTranslation('schools')
  const { colon } = useFormats()
  const [asks, setAsks] = useState(false)
  const name = pickText(title, currentLanguage())
  const remove = useAct(schools.removeSchoolPage, {
    refresh: [callKey(schools.listSchoolPages)],
    onDone: () => toast.success(t('ownPages.removed')),
  })
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <Button component={SiteLink} {...linkTo.ownPage(sign)} {...small}>
        {t('ownPages.edit')}
      </Button>
      <Button
        {...small}
        aria-label={`${t('ownPages.remove')}${colon}${name}`}
        onClick={() => setAsks(true)}
      >
        {t('ownPages.remove')}
      </Button>
      <ConfirmDialog
        opened={asks}
        danger
        title={t('ownPages.removeTitle', { name })}
        text={t('ownPages.removeText')}
        confirmLabel={t('ownPages.remove')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await remove.mutateAsync({ sign })
        }}
        onClose={() => setAsks(false)}
      />
    </Group>
  )
}
