import { ActionIcon, Box, Button, Flex, Group, Title } from '@mantine/core'
import { IconAlertTriangle, IconArrowsShuffle, IconTrash } from '@tabler/icons-react'
import { exams, type ExamDraw, type Examination } from '@titian/contract'
import { callKey, useAct, useFormats } from '@titian/site'
import { StatusBadge, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKindNames } from '../words/use-kind-names.ts'
import { DrawDialog, type Drawn } from './draw-dialog.tsx'
import { inputOfDraw } from './draw-values.ts'

function useWordsOf() {
  const { t } = useTranslation('exams')
  const { colon } = useFormats()
  const names = useKindNames()
  return ({ type, level, tag, courseName }: ExamDraw) =>
    [
      type === null ? t('bank.allKinds') : names.kind(type),
      level === null ? t('bank.allLevels') : names.level(level),
      courseName === null ? t('draw.courseGone') : courseName || t('draw.anyCourse'),
      ...(tag === null ? [] : [`${t('draw.tag')}${colon}${tag}`]),
    ].join(' · ')
}

interface RowProps {
  draw: ExamDraw
  number: number
  isDraft: boolean
  busy: boolean
  onRemove: () => void
}

function Row({ draw, number, isDraft, busy, onRemove }: RowProps) {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  const wordsOf = useWordsOf()
  const { amount, found, enough } = draw
  return (
    <Group component="li" gap="sm" px="md" py="sm" wrap="nowrap" justify="space-between">
      <Flex direction="column" gap={4} miw={0} fz="sm">
        <b>{t('draw.rule', { count: amount, points: score(draw.score) })}</b>
        <Box component="span" c="dimmed" fz="xs">
          {wordsOf(draw)}
        </Box>
        <Group gap="xs">
          <StatusBadge
            tone={enough ? 'neutral' : 'warn'}
            icon={enough ? undefined : <IconAlertTriangle size={14} aria-hidden />}
          >
            {t(isDraft ? 'draw.held' : 'draw.candidates', { count: found })}
          </StatusBadge>
          {enough ? null : t('draw.tooFew')}
        </Group>
      </Flex>
      {isDraft ? (
        <ActionIcon aria-label={t('draw.remove', { number })} disabled={busy} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      ) : null}
    </Group>
  )
}

/** EXM-118: the rules by which random questions are drawn for each paper. */
export function DrawList({ examination, drawn }: { examination: Examination; drawn: Drawn }) {
  const { t } = useTranslation('exams')
  const [adding, setAdding] = useState(false)
  const { idSign: examinationId, courseIdSign, status } = examination
  const { version, draws } = drawn
  const save = useAct(exams.saveExamDraws, {
    refresh: [callKey(exams.examDraws), callKey(exams.byExaminationId)],
  })
  const isDraft = status === 0
  if (!isDraft && draws.length === 0) return null
  return (
    <section aria-label={t('draw.title')}>
      <Surface padding="none">
        <Group justify="space-between" gap="sm" px="md" py="sm">
          <Flex direction="column" miw={0} flex="1 1 240px">
            <Title order={2} size="h5">
              {t('draw.title')}
            </Title>
            <Box c="dimmed" fz="xs">
              {t('draw.text')}
            </Box>
          </Flex>
          {isDraft ? (
            <Button
              variant="default"
              leftSection={<IconArrowsShuffle size={18} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('draw.add')}
            </Button>
          ) : null}
        </Group>
        {draws.length > 0 ? (
          <ol>
            {draws.map((draw, place) => (
              <Row
                // oxlint-disable-next-line react/no-array-index-key -- Two rules may be the same.
                key={place}
                draw={draw}
                number={place + 1}
                isDraft={isDraft}
                busy={save.isPending}
                onRemove={() =>
                  save.mutate({
                    examinationId,
                    version,
                    draws: draws.filter((_, at) => at !== place).map(inputOfDraw),
                  })
                }
              />
            ))}
          </ol>
        ) : null}
      </Surface>
      {adding ? (
        <DrawDialog {...{ examinationId, courseIdSign, drawn }} onClose={() => setAdding(false)} />
      ) : null}
    </section>
  )
}
