import { Box, Button, Flex } from '@mantine/core'
import { discussions, type CourseAnswer, type CourseQuestion } from '@titian/contract'
import { IconFlag, IconTrash } from '@tabler/icons-react'
import { ConfirmDialog, StatusBadge, toast } from '@titian/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callKey } from '../calls/query-client.ts'
import { serverNow } from '../calls/server-clock.ts'
import { useAct } from '../calls/use-act.ts'
import { useFormats } from '../format/formats.ts'
import { Written } from '../locale/written.tsx'
import { timeSince } from '../messages/time-since.ts'
import styles from './course-questions.module.css'
import { excerpt } from './excerpt.ts'

const refresh = [callKey(discussions.questionsList), callKey(discussions.answersList)]

interface ContributionProps {
  kind: 'question' | 'answer'
  of: Pick<CourseQuestion, 'idSign' | 'authorName' | 'byTeacher' | 'own' | 'createdAt'>
  text: string
  may: CourseAnswer['may']
  /** Shown before the buttons for removing and reporting. */
  acts?: ReactNode
  badge?: ReactNode
}

/** The buttons for removing and reporting; each asks for a confirmation first. */
function Acts({ kind, of: { idSign: sign }, text, may }: ContributionProps) {
  const { t } = useTranslation(['course-questions', 'site'])
  const [open, setOpen] = useState<'remove' | 'report' | null>(null)
  const remove = useAct(discussions.removeContribution, {
    refresh,
    onDone: () => toast.success(t('removed')),
  })
  const report = useAct(discussions.reportContribution, {
    onDone: () => toast.success(t('reported')),
  })
  const named = { text: excerpt(text) }
  const close = () => setOpen(null)
  return (
    <>
      {may.report ? (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconFlag size={16} aria-hidden />}
          aria-label={t('reportOf', named)}
          onClick={() => setOpen('report')}
        >
          {t('report')}
        </Button>
      ) : null}
      {may.remove ? (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={t('removeOf', named)}
          onClick={() => setOpen('remove')}
        >
          {t('remove')}
        </Button>
      ) : null}
      <ConfirmDialog
        opened={open === 'remove'}
        onClose={close}
        title={t('removeTitle')}
        text={t(kind === 'question' ? 'removeQuestionText' : 'removeAnswerText')}
        confirmLabel={t('remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await remove.mutateAsync({ kind, sign }))}
      />
      <ConfirmDialog
        opened={open === 'report'}
        onClose={close}
        title={t('reportTitle')}
        text={t('reportText')}
        confirmLabel={t('report')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => void (await report.mutateAsync({ kind, sign }))}
      />
    </>
  )
}

/** CRS-070: who wrote what and when, as plain text. */
export function Contribution(props: ContributionProps) {
  const { of, text, badge, acts } = props
  const { t } = useTranslation('course-questions')
  const { locale, dateTime } = useFormats()
  const author = of.own ? t('you') : (of.authorName ?? t('student'))
  return (
    <>
      <Flex component="p" wrap="wrap" align="center" rowGap={4} columnGap="xs" fz="sm" c="dimmed">
        <Box component="b" c="var(--text)">
          {author}
        </Box>
        {of.byTeacher ? <StatusBadge tone="brand">{t('teacher')}</StatusBadge> : null}
        <time dateTime={of.createdAt} title={dateTime(of.createdAt)} className="num">
          {timeSince(Date.parse(of.createdAt), serverNow(), locale)}
        </time>
        {badge}
      </Flex>
      <p className={styles['text']}>
        <Written>{text}</Written>
      </p>
      <Flex className={styles['acts']} wrap="wrap" rowGap={4} columnGap="xs" ms={-8}>
        {acts}
        <Acts {...props} />
      </Flex>
    </>
  )
}
