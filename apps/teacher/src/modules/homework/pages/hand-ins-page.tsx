import { useSearch } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { SiteLink, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { HandInTable } from '../parts/hand-in-table.tsx'

/** CRS-183: the hand-ins of all tasks that this teacher marks. */
export function HandInsPage() {
  const { t } = useTranslation('homework')
  const search = useSearch({ from: paths.handIns })
  usePageTitle(t('handIns.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('handIns.title')}
        lead={t('handIns.lead')}
        more={
          <Button component={SiteLink} {...linkTo.toMark({ kind: 'handIn' })}>
            {t('waiting.start')}
          </Button>
        }
      />
      <HandInTable search={search} />
    </>
  )
}
