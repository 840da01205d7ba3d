import { Box, Divider, Group, Stack, Title } from '@mantine/core'
import { studyRules, type CourseWatch } from '@titian/contract'
import { useFormats } from '@titian/site'
import { ProgressBar, StatusBadge, Surface } from '@titian/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLessonPlace } from '../lesson-place.ts'
import styles from './completion.module.css'

interface CompletionProps {
  share: number
  done: boolean
  watch: CourseWatch | undefined
}

/** CRS-054, CRS-117: the completion rule and what is missing. */
export function Completion({ share, done, watch }: CompletionProps) {
  const { t } = useTranslation('study')
  const { percent } = useFormats()
  // A training is completed by more than lessons, so the page of the training shows its progress.
  const { train } = useLessonPlace()
  const need = percent(studyRules.lessonDoneShare)
  const left = percent(Math.max(0.01, studyRules.lessonDoneShare - share))
  const missing = watch?.missing
  const courseRule = t(
    watch && watch.exams === 0 ? 'completion.courseRuleOfLessons' : 'completion.courseRule',
    { need },
  )
  const complete = watch?.studyStatus === studyRules.studyStatus.completed
  return (
    <section aria-label={t('completion.title')}>
      <Surface padding="sm" gap="sm" fz="sm">
        <Group gap="xs" justify="space-between">
          <Title order={2} size="h3">
            {t('completion.title')}
          </Title>
          {done ? (
            <StatusBadge tone="ok" icon={<IconCircleCheck size={14} aria-hidden />}>
              {t('completion.lessonDone')}
            </StatusBadge>
          ) : null}
        </Group>
        <Group gap="xs" justify="space-between">
          <span>{t('completion.watched')}</span>
          <Box
            component="b"
            fz="var(--fs-22)"
            lh="var(--lh-tight)"
            className="num"
            data-testid="watched-share"
          >
            {percent(share)}
          </Box>
        </Group>
        <ProgressBar value={share * 100} label={t('lessons.watched', { share: percent(share) })} />
        <p className="muted">
          {done
            ? t('completion.lessonRuleDone', { need })
            : t('completion.lessonRule', { need, left })}
        </p>
        {train ? null : <Divider my={4} color="var(--line)" />}
        {train ? null : <p className="muted">{courseRule}</p>}
        {train ? null : complete ? (
          <Group component="p" gap="xs" wrap="nowrap" c="var(--ok)" fw={600}>
            <IconCircleCheck size={18} aria-hidden /> {t('completion.courseDone')}
          </Group>
        ) : missing ? (
          <Stack component="ul" className={styles['missing']} gap={4}>
            {missing.lessons > 0 ? (
              <li>{t('completion.missingLessons', { count: missing.lessons })}</li>
            ) : null}
            {missing.exams > 0 ? (
              <li>{t('completion.missingExams', { count: missing.exams })}</li>
            ) : null}
          </Stack>
        ) : null}
      </Surface>
    </section>
  )
}
