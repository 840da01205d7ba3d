import { Group } from '@mantine/core'
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react'
import type { RunCard } from '@titian/contract'
import { LanguageSwitch, SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'

interface ErpBarProps {
  /** The run whose starting page the link leads back to. */
  run?: Pick<RunCard, 'practice' | 'assignment'>
}

/** PRC-005: a link back and the language menu, because these pages have no site header. */
export function ErpBar({ run }: ErpBarProps) {
  const { t } = useTranslation('erp')
  return (
    <Group justify="space-between" gap="sm">
      <Group component="nav" gap={6} fz="sm" c="var(--text-2)" aria-label={t('bar.label')}>
        <SiteLink {...practiceLinks.area()} className="link">
          <IconArrowLeft size={16} aria-hidden />
          {t('back')}
        </SiteLink>
        {run ? (
          <>
            <IconChevronRight size={16} aria-hidden />
            <SiteLink
              {...practiceLinks.lobby(run.practice.idSign, run.assignment?.sign, 'erp')}
              className="link"
            >
              {t('title')}
            </SiteLink>
          </>
        ) : null}
      </Group>
      <LanguageSwitch />
    </Group>
  )
}
