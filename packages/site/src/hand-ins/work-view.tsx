import { Button, Group, Text, Title } from '@mantine/core'
import type { WorkDetail } from '@titian/contract'
import { IconArrowRight, IconExternalLink } from '@tabler/icons-react'
import { Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import { RichText } from '../parts/rich-text.tsx'
import { SiteLink } from '../routing/site-link.tsx'
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

/** PRC-018: a link to the practice whose score the task receives. */
function Practice({ practice }: { practice: NonNullable<WorkDetail['practice']> }) {
  const { t } = useTranslation('hand-ins')
  const words = new URLSearchParams({ practice: practice.idSign, assignment: practice.sign })
  return (
    <>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {t('practiceText', { name: practice.title })}
      </Text>
      <Group>
        <Button
          component={SiteLink}
          href={`${practice.url}?${words}`}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t('practice')}
        </Button>
      </Group>
    </>
  )
}

function Task({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('hand-ins')
  if (work.description === '' && work.link === '' && !work.practice) return null
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('task')}
      </Title>
      {work.description ? <RichText html={work.description} /> : null}
      {work.practice ? <Practice practice={work.practice} /> : null}
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

/** The reason why the task cannot be handed in. */
function Closed({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('hand-ins')
  if (work.state === 'graded') return null
  if (work.isRated) return <Note>{t('rated')}</Note>
  return <Note>{t(work.state === 'ended' ? 'ended' : 'closed')}</Note>
}

/** CRS-122, CRS-179: the task, its form, and the hand-ins so far. */
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
