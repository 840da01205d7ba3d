import { Button, Flex, Group } from '@mantine/core'
import { type DataOf, exams, type PaperChild } from '@titian/contract'
import { ItemView } from '@titian/exam-items/render'
import { isAnswered, type ItemAnswer } from '@titian/exam-items/shape'
import { useAct, useFormats } from '@titian/site'
import { StatusBadge, type Tone } from '@titian/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useItemTexts } from '../../use-words.ts'

type Checked = DataOf<typeof exams.checkPractice>

interface PracticeQuestionProps {
  recordId: string
  question: PaperChild
  place: number
  count: number
  onNext: (wasRight: boolean) => void
}

function useVerdict({ right, studentScore }: Checked, total: number): [Tone, string] {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  if (studentScore === null) return ['info', t('practice.compare')]
  if (right) return ['ok', t('practice.right')]
  if (studentScore === 0) return ['danger', t('practice.wrong')]
  return ['warn', t('practice.partly', { score: score(studentScore), total: score(total) })]
}

function Verdict({ checked, total }: { checked: Checked; total: number }) {
  const [tone, words] = useVerdict(checked, total)
  return <StatusBadge tone={tone}>{words}</StatusBadge>
}

/** One question to practise; the solution is shown only after checking. */
export function PracticeQuestion(props: PracticeQuestionProps) {
  const { recordId, question, place, count, onNext } = props
  const { item, number, score, review, unitestingBankId } = question
  const { t } = useTranslation('exams')
  const texts = useItemTexts()
  const headId = useId()
  const head = useRef<HTMLHeadingElement>(null)
  const [answer, setAnswer] = useState<ItemAnswer>(null)
  const [missing, setMissing] = useState(false)
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = useAct(exams.checkPractice, { onDone: setChecked })
  useEffect(() => head.current?.focus(), [])
  const change = (value: ItemAnswer) => {
    setAnswer(value)
    setMissing(false)
  }
  const go = () => {
    if (checked) return onNext(checked.right === true)
    if (!isAnswered(item.kind, answer)) return setMissing(true)
    check.mutate({ unitestingUserRecordId: recordId, unitestingBankId, answer })
  }
  const isLast = place === count
  return (
    <>
      <Flex
        ref={head}
        id={headId}
        tabIndex={-1}
        component="h3"
        rowGap={4}
        columnGap="sm"
        align="center"
        wrap="wrap"
        fz="md"
        fw={600}
      >
        <span className="num">{t('paper.cell', { number })}</span>
        <span className="meta">
          {t('practice.place', { place, count })} · {t(`kind.${item.kind}`)}
        </span>
      </Flex>
      <ItemView
        item={item}
        value={answer}
        onChange={change}
        review={checked ? (review ?? undefined) : undefined}
        texts={texts}
        labelledBy={headId}
      />
      <Group gap="md">
        <Button loading={check.isPending} onClick={go}>
          {t(checked ? (isLast ? 'practice.finish' : 'practice.next') : 'practice.check')}
        </Button>
        <output aria-live="polite">
          {checked ? <Verdict checked={checked} total={score} /> : null}
          {missing ? t('practice.missing') : null}
        </output>
      </Group>
    </>
  )
}
