import { ActionIcon, NumberInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { ExamSubject } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPoints } from './question-values.ts'
import styles from './subject-list.module.css'
import { useKindNames } from './use-kind-names.ts'

interface SubjectRowProps {
  subject: ExamSubject
  count: number
  mayChange: boolean
  busy: boolean
  onChange: (part: { score?: number; serialNumber?: number }) => void
  onRemove: () => void
}

/** Points are sent when the field is left, not with every key. */
function Points({ subject, onChange }: Pick<SubjectRowProps, 'subject' | 'onChange'>) {
  const { t } = useTranslation('exams')
  const [text, setText] = useState<number | string>(subject.score)
  const isRight = isPoints(text)
  const leave = () => {
    if (isRight && Number(text) !== subject.score) onChange({ score: Number(text) })
  }
  return (
    <NumberInput
      size="sm"
      aria-label={t('paper.pointsOf', { number: subject.serialNumber })}
      error={isRight ? undefined : t('problem.points')}
      value={text}
      decimalScale={2}
      clampBehavior="none"
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
  const { subject, count, mayChange, busy, onChange, onRemove } = props
  const { t } = useTranslation('exams')
  const names = useKindNames()
  const { score } = useFormats()
  const { serialNumber: number } = subject
  return (
    <li className={styles['row']}>
      <span className={`${styles['number']} num`}>{number}</span>
      <span className={styles['words']}>
        <span className="clip-2">{subject.subjectName}</span>
        <span className={styles['small']}>
          {names.kind(subject.type)} · {names.level(subject.level)}
        </span>
      </span>
      {mayChange ? (
        <Points key={subject.score} subject={subject} onChange={onChange} />
      ) : (
        <span className={`${styles['points']} num`}>
          {t('paper.points', { points: score(subject.score) })}
        </span>
      )}
      {mayChange ? (
        <span className={styles['tools']}>
          <ActionIcon
            aria-label={t('paper.up', { number })}
            disabled={busy || number <= 1}
            onClick={() => onChange({ serialNumber: number - 1 })}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t('paper.down', { number })}
            disabled={busy || number >= count}
            onClick={() => onChange({ serialNumber: number + 1 })}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t('paper.remove', { number })} disabled={busy} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </span>
      ) : null}
    </li>
  )
}
