import { ActionIcon, Box, Button, Flex, Group, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { exams, type ExamSubject } from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { byContract, SiteLink, useFormats } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { MoveButtons } from '../../../parts/move-buttons.tsx'
import { CopyBadge } from '../copies/copy-badge.tsx'
import { TakeBankVersion } from '../copies/take-bank-version.tsx'
import styles from './paper-groups.module.css'
import { useKindNames } from '../words/use-kind-names.ts'

interface SubjectRowProps {
  subject: ExamSubject
  /** The question number as students see it (TCH-098). */
  number: number
  /** The handle for dragging with a pointer. */
  handle: ReactNode
  first: boolean
  last: boolean
  mayChange: boolean
  busy: boolean
  examinationId: string
  /**
   * The sealed id of an examination whose questions can only be corrected, not changed (EXM-122).
   */
  correctIn?: string | undefined
  onChange: (part: { score: number }) => void
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

const problemsOf = byContract<{ score: number }>(exams.updateExamSubject.input)

/** The points are sent when the field loses focus, not at each key. */
function Points({
  subject,
  number,
  onChange,
}: Pick<SubjectRowProps, 'subject' | 'number' | 'onChange'>) {
  const { t } = useTranslation('exams')
  const [text, setText] = useState<number | string>(subject.score)
  const { score: wrong } = problemsOf({ score: numberOf(text) })
  const leave = () => {
    if (!wrong && Number(text) !== subject.score) onChange({ score: Number(text) })
  }
  return (
    <NumberInput
      size="sm"
      aria-label={t('paper.pointsOf', { number })}
      error={wrong}
      value={text}
      decimalScale={2}
      allowNegative={false}
      onChange={setText}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}

export function SubjectRow(props: SubjectRowProps) {
  const {
    subject,
    number,
    handle,
    first,
    last,
    mayChange,
    busy,
    examinationId,
    correctIn,
    onUp,
    onDown,
    onChange,
    onRemove,
  } = props
  const { t } = useTranslation('exams')
  const names = useKindNames()
  const { score } = useFormats()
  return (
    <>
      <Group className="num" component="span" gap={4} wrap="nowrap" c="dimmed">
        {handle}
        {number}
      </Group>
      <Flex component="span" direction="column" miw={0}>
        <span className="clip-2">
          <ShortText text={subject.item.stem} />
        </span>
        <Box component="span" c="dimmed" fz="xs">
          {names.kind(subject.type)} · {names.level(subject.level)}
        </Box>
      </Flex>
      {mayChange ? (
        <Points key={subject.score} subject={subject} number={number} onChange={onChange} />
      ) : (
        <Box className="num" component="span" ta="end">
          {subject.scoring === 'leftOut'
            ? t('correct.leftOut')
            : t('paper.points', { points: score(subject.score) })}
        </Box>
      )}
      {correctIn ? (
        <Flex component="span" className={styles['tools']}>
          <Button
            component={SiteLink}
            {...linkTo.correct(correctIn, subject.id)}
            variant="light"
            aria-label={t('correct.startOf', { name: subject.subjectName })}
          >
            {t('correct.start')}
          </Button>
        </Flex>
      ) : null}
      {mayChange ? (
        <Flex component="span" className={styles['tools']}>
          <Button
            component={SiteLink}
            {...linkTo.copy(examinationId, subject.id)}
            variant="light"
            aria-label={t('copy.editOf', { number })}
          >
            {t('copy.edit')}
          </Button>
          <MoveButtons
            upLabel={t('paper.up', { number })}
            downLabel={t('paper.down', { number })}
            place={number}
            first={first}
            last={last}
            busy={busy}
            moved={t('paper.moved', { number })}
            onUp={onUp}
            onDown={onDown}
          />
          <ActionIcon
            aria-label={t('paper.remove', { number })}
            disabled={busy}
            bg={busy ? 'none' : undefined}
            opacity={busy ? 0.45 : undefined}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Flex>
      ) : null}
      {subject.edited || subject.bankDiffers ? (
        <Group component="span" gap="xs" className={styles['state']}>
          <CopyBadge subject={subject} />
          {mayChange && subject.bankDiffers ? (
            <TakeBankVersion subject={subject} number={number} />
          ) : null}
        </Group>
      ) : null}
    </>
  )
}
