import { Button, Group, Text, Title } from '@mantine/core'
import type { WorkDetail } from '@titian/contract'
import { IconExternalLink } from '@tabler/icons-react'
import { Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import { RichText } from '../parts/rich-text.tsx'
import { HandInForm, type HandIns } from './hand-in-form.tsx'
import { OwnHandIns } from './own-hand-ins.tsx'
import { WorkStateBadge } from './work-state-badge.tsx'

/** State, points and end of a task. */
export function WorkFacts({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('hand-ins')
  const { dateTime } = useFormats()
  return (
    <Group gap="sm">
      <WorkStateBadge state={work.state} />
      <Text component="span" c="dimmed" className="num">
        {[
          t('points', { count: work.totalScore }),
          work.endTime ? t('ends', { time: dateTime(work.endTime) }) : t('noEnd'),
          work.endTime && work.lateAllowed ? t('lateAllowed') : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Group>
  )
}

function Task({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('hand-ins')
  if (work.description === '' && work.link === '') return null
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('task')}
      </Title>
      {work.description ? <RichText html={work.description} /> : null}
      {work.link ? (
        <Group>
          <Button
            component="a"
            href={work.link}
            target="_blank"
            rel="noopener noreferrer"
            variant="light"
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t('openLink')}
          </Button>
        </Group>
      ) : null}
    </Surface>
  )
}

/** Why there is nothing to fill in. */
function Closed({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('hand-ins')
  if (work.state === 'graded') return null
  return <Note>{t(work.state === 'ended' ? 'ended' : 'closed')}</Note>
}

/** CRS-122, CRS-179: what is to be done, the form for it, and what was handed in. */
export function WorkView({ work, ...handing }: HandIns) {
  return (
    <>
      <Task work={work} />
      {work.may.handIn ? (
        <HandInForm key={work.handIns[0]?.sign ?? 'first'} work={work} {...handing} />
      ) : (
        <Closed work={work} />
      )}
      <OwnHandIns handIns={work.handIns} points={work.totalScore} />
    </>
  )
}
