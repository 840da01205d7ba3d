import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import type { CourseLine, NormTotal, PathPractice, PathState } from '@titian/contract'
import { CourseCard, SiteLink, useFormats } from '@titian/site'
import { StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { lobbyLink } from '../../../parts/lobby-link.ts'
import { trainLinks } from '../../../parts/train-links.ts'
import { CompetenceRow } from './competence-row.tsx'
import styles from './road.module.css'

const tones = { open: 'neutral', owned: 'info', finished: 'ok' } as const

export function StateOf({ state }: { state: PathState }) {
  const { t } = useTranslation('promote')
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
}

/**
 * CNT-136: a practice of the stage, with the best result of the student in an assigned or a free
 * run.
 */
function PlayLine({ practice }: { practice: PathPractice }) {
  const { t } = useTranslation('promote')
  const { dateTime, percent: inPercent } = useFormats()
  const { sign, name, state, percent, given } = practice
  const facts = given
    ? [
        t('practice.given', { course: given.courseName }),
        given.dueAt ? t('practice.due', { moment: dateTime(given.dueAt) }) : '',
      ]
    : [t('practice.free')]
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <Anchor component={SiteLink} {...lobbyLink(sign, given?.sign)} fw={600}>
          {name}
        </Anchor>
        <StateOf state={state} />
        {percent === null ? null : (
          <StatusBadge tone={state === 'finished' ? 'ok' : 'warn'}>
            {t('practice.scored', { percent: inPercent(percent / 100) })}
          </StatusBadge>
        )}
      </Group>
      <Text component="span" fz="sm" c="var(--text-2)" style={{ overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  )
}

/** The training of the stage, with its next task. */
function TrainingLine({ practice }: { practice: PathPractice }) {
  const { t } = useTranslation('promote')
  const { sign, name, state, task } = practice
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <Anchor component={SiteLink} {...trainLinks.detail(sign)} fw={600}>
          {name}
        </Anchor>
        <StateOf state={state} />
      </Group>
      {task ? (
        <Text component="span" fz="sm" c="var(--text-2)">
          {t('practice.task', { number: task.number, title: task.title })}
        </Text>
      ) : null}
    </Stack>
  )
}

export const PracticeLine = ({ practice }: { practice: PathPractice }) =>
  practice.type === 'training' ? (
    <TrainingLine practice={practice} />
  ) : (
    <PlayLine practice={practice} />
  )

interface RoadStageProps {
  at: number
  norm: NormTotal['stages'][number]
  line: CourseLine['stages'][number] | undefined
  isCurrent: boolean
}

/** CNT-058: one stage: its competences, courses and practice. */
export function RoadStage({ at, norm, line, isCurrent }: RoadStageProps) {
  const { t } = useTranslation('promote')
  const { number } = useFormats()
  const { title, met, all, competences } = norm
  const isMet = met === all && all > 0
  return (
    <li
      className={styles['stage']}
      data-met={isMet || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles['mark']} aria-hidden>
        {number(at + 1)}
      </span>
      <Surface gap="md">
        <Group gap="xs">
          <Title order={3} size={18}>
            {title}
          </Title>
          {isCurrent ? <StatusBadge tone="info">{t('stage.current')}</StatusBadge> : null}
          {all > 0 ? (
            <Text component="span" fz="sm" c="var(--text-2)" className="num">
              {t('stage.met', { count: all, met: number(met), all: number(all) })}
            </Text>
          ) : null}
        </Group>
        {all > 0 ? (
          <Stack component="ul" gap="md" aria-label={t('stage.competences', { title })}>
            {competences.map((one) => (
              <CompetenceRow key={one.code} competence={one} />
            ))}
          </Stack>
        ) : null}
        {line && line.courses.length > 0 ? (
          <Stack gap="sm">
            <Text component="h4" fw={600}>
              {t('stage.courses')}
            </Text>
            <Stack component="ol" gap="sm">
              {line.courses.map(({ course, state }) => (
                <Stack component="li" key={course.sign} gap={4}>
                  <CourseCard course={course} toCourse={linkTo.courseDetail} layout="row" late />
                  <Group>
                    <StateOf state={state} />
                  </Group>
                </Stack>
              ))}
            </Stack>
          </Stack>
        ) : null}
        {line && line.practices.length > 0 ? (
          <Stack gap="xs">
            <Text component="h4" fw={600}>
              {t('stage.practice')}
            </Text>
            {line.practices.map((practice) => (
              <PracticeLine key={practice.type} practice={practice} />
            ))}
          </Stack>
        ) : null}
      </Surface>
    </li>
  )
}
