import { Flex, NumberInput, Text, Title } from '@mantine/core'
import { IconCheck, IconClock, IconMinus, IconX } from '@tabler/icons-react'
import type { RecordDetail } from '@titian/contract'
import { publicItem } from '@titian/exam-items/public'
import { ItemView } from '@titian/exam-items/render'
import { reviewItem } from '@titian/exam-items/score'
import { useFormats } from '@titian/site'
import { CommentField } from '@titian/site/marking'
import { Columns, StatusBadge, Surface } from '@titian/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EarlierAnswers } from '../late/earlier-answers.tsx'
import { LateAnswerCard, type LateAnswerProps } from '../late/late-answer.tsx'
import { GivenMarks } from './given-marks.tsx'
import type { Marks } from './marks.ts'
import { useItemTexts } from '../words/use-item-texts.ts'

type GradedItem = RecordDetail['items'][number]

function Result({ entry }: { entry: GradedItem }) {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  if (entry.score === null) {
    return (
      <StatusBadge tone="warn" icon={<IconClock size={14} aria-hidden />}>
        {t('grade.waits', { most: score(entry.maxScore) })}
      </StatusBadge>
    )
  }
  const full = entry.score >= entry.maxScore
  const [tone, Icon] = full
    ? (['ok', IconCheck] as const)
    : entry.score > 0
      ? (['warn', IconMinus] as const)
      : (['danger', IconX] as const)
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      <span className="num">
        {t('grade.of', { score: score(entry.score), most: score(entry.maxScore) })}
      </span>
    </StatusBadge>
  )
}

interface RecordItemProps {
  entry: GradedItem
  /** Present if this teacher may mark the answer: receives the changed mark. */
  mark?: Marks[string]
  /** The error of the mark. */
  error: string | undefined
  /** The paper and its version, which a decision about a late answer sends. */
  record: LateAnswerProps['record']
  onMark: (part: Partial<Marks[string]>) => void
  /** Called on Enter in the field of the points (EXM-191). */
  onEnter: () => void
}

function MarkFields({
  entry,
  mark,
  error,
  onMark,
  onEnter,
}: RecordItemProps & { mark: Marks[string] }) {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  const most = score(entry.maxScore)
  return (
    <Columns widths="180px minmax(0, 1fr)" mt="md" p="md" bdrs="md" bg="var(--bg)">
      <NumberInput
        data-path={entry.subjectId}
        data-points={entry.subjectId}
        onKeyDown={({ key }) => (key === 'Enter' ? onEnter() : undefined)}
        label={t('grade.score')}
        description={t('grade.scoreHint', { most })}
        error={error}
        value={mark.score}
        // A mark above the maximum is an error. Reducing it to the maximum would turn a typing
        // error into full marks (EXM-098).
        decimalScale={2}
        allowNegative={false}
        onChange={(value) => onMark({ score: value })}
      />
      <CommentField
        label={t('grade.comment')}
        most={1000}
        value={mark.comment}
        onChange={(comment) => onMark({ comment })}
      />
    </Columns>
  )
}

/** One question of a paper: the answer, the key and the mark. */
export function RecordItem(props: RecordItemProps) {
  const { entry, mark, record } = props
  const { t } = useTranslation('exams')
  const texts = useItemTexts()
  const id = useId()
  return (
    <Surface>
      <Flex rowGap="xs" columnGap="md" align="center" justify="space-between" wrap="wrap" mb="sm">
        <Title id={id} order={2} size="h5" c="var(--text-2)">
          {t('grade.question', { number: entry.number, kind: t(`kind.${entry.item.kind}`) })}
        </Title>
        <Result entry={entry} />
      </Flex>
      {entry.answer === null ? <p className="meta">{t('grade.noAnswer')}</p> : null}
      <ItemView
        item={publicItem(entry.item)}
        value={entry.answer}
        review={reviewItem(entry.item)}
        readOnly
        texts={texts}
        labelledBy={id}
      />
      <EarlierAnswers entry={entry} />
      {entry.late.map((late) => (
        <LateAnswerCard key={late.lateId} entry={entry} late={late} record={record} />
      ))}
      <GivenMarks double={entry.double} most={entry.maxScore} />
      {mark ? <MarkFields {...props} mark={mark} /> : null}
      {!mark && entry.comment ? (
        <Text mt="sm" fz="sm" style={{ whiteSpace: 'pre-wrap' }}>
          <b>{t('grade.comment')}</b> {entry.comment}
        </Text>
      ) : null}
    </Surface>
  )
}
