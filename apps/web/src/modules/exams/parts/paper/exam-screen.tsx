import { Box, Flex } from '@mantine/core'
import type { ItemAnswer } from '@titian/exam-items/shape'
import { useElementSize } from '@mantine/hooks'
import { PageWidth } from '@titian/ui'
import { type CSSProperties, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../../saving/entry.ts'
import type { OpenPaper } from '../../writing/open-paper.ts'
import { groupsOf, isWritten, questionsOf } from '../../writing/paper-questions.ts'
import { useAutoHandIn } from '../../writing/use-auto-hand-in.ts'
import { usePageNotes } from '../../noting/use-page-notes.ts'
import { useCurrentQuestion } from '../../writing/use-current-question.ts'
import { useHandIn } from '../../writing/use-hand-in.ts'
import { useMarks } from '../../writing/use-marks.ts'
import { usePaperEnd } from '../../writing/use-paper-end.ts'
import { useSaving } from '../../writing/use-saving.ts'
import { AnswerFileOffer } from './answer-file-offer.tsx'
import { AnswerSheet, type SheetView } from './answer-sheet.tsx'
import { HandInDialog, undeliveredOf } from './hand-in-dialog.tsx'
import { ExtensionBanner } from './extension-banner.tsx'
import { PaperBanners } from './paper-banners.tsx'
import { PaperHeader } from './paper-header.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { QuestionCard } from './question-card.tsx'
import styles from './exam-screen.module.css'

interface ExamScreenProps {
  examinationId: string
  open: OpenPaper
  /** Loads the paper again and takes it over for this tab. */
  reopen: () => void
}

function useWriting({ examinationId, open }: ExamScreenProps) {
  const [answers, setAnswers] = useState(open.answers)
  const saving = useSaving(open)
  usePageNotes(open)
  const marks = useMarks(open.recordId)
  const handIn = useHandIn({
    examinationId,
    open,
    halt: saving.halt,
    forgetMarks: marks.forget,
  })
  const timeUp = useAutoHandIn(open, saving.halt, handIn)
  const write = useCallback(
    (questionId: string, answer: ItemAnswer) => {
      setAnswers((before) => new Map(before).set(questionId, answer))
      open.saver.change(questionId, answer)
    },
    [open],
  )
  const choose = useCallback(
    (questionId: string, choice: Choice) => {
      const conflict = open.saver.getSnapshot().conflicts.get(questionId)
      if (conflict && choice === 'stored')
        setAnswers((before) => new Map(before).set(questionId, conflict.stored))
      open.saver.choose(questionId, choice)
    },
    [open],
  )
  const readOnly =
    timeUp ||
    handIn.state === 'sending' ||
    handIn.state === 'done' ||
    (saving.halt !== null && saving.halt !== 'signIn' && saving.halt !== 'otherAccount')
  return { answers, write, choose, saving, marks, handIn, timeUp, readOnly }
}

const column = { direction: 'column', gap: { base: 'sm', sm: 20 }, miw: 0 } as const

/**
 * The paper: the header, the questions in one column, and the answer sheet beside or below them.
 */
export function ExamScreen(props: ExamScreenProps) {
  const { t } = useTranslation('exams')
  const { open, reopen, examinationId } = props
  const { answers, write, choose, saving, marks, handIn, timeUp, readOnly } = useWriting(props)
  const [asking, setAsking] = useState(false)
  usePaperEnd(open.clock)
  const groups = useMemo(() => groupsOf(open.paper), [open])
  const questions = useMemo(() => questionsOf(open.paper), [open])
  const numbers = useMemo(() => questions.map(({ number }) => number), [questions])
  const { current, enter, jump } = useCurrentQuestion(numbers)
  const { ref: top, height } = useElementSize()
  const underTop: CSSProperties & Record<'--paper-top', string> = { '--paper-top': `${height}px` }
  const written = useMemo(
    () =>
      new Set(
        questions.filter((question) => isWritten(question, answers)).map(({ number }) => number),
      ),
    [questions, answers],
  )
  const sheet: SheetView = {
    groups,
    numbers,
    written,
    marks: marks.marks,
    current,
    jump,
    locked: readOnly,
    timed: open.paper.deadline !== null,
    handIn: () => setAsking(true),
  }
  return (
    <Box mih="100dvh" bg="var(--sunken)" style={underTop}>
      <Box ref={top} pos="sticky" top={0} style={{ zIndex: 20 }}>
        <PaperHeader
          examinationId={examinationId}
          open={open}
          saving={saving}
          locked={readOnly}
          onHandIn={() => setAsking(true)}
        />
        <PaperBanners
          saving={saving}
          timed={open.paper.deadline !== null && !open.paper.examination.clockStops}
          timeUp={timeUp}
          handIn={handIn}
          onRetry={() => open.saver.retry()}
          onWriteHere={reopen}
        />
        <AnswerFileOffer
          open={open}
          cutOff={saving.trouble !== null && saving.waiting > 0}
          failed={timeUp && handIn.state === 'failed' && saving.waiting > 0}
        />
        <ExtensionBanner open={open} />
      </Box>
      <PageWidth>
        <Box className={styles['columns']} pt={{ base: 'md', sm: 28 }} pb={96}>
          <Flex {...column}>
            {groups.map(({ kind, questions: inGroup }) => (
              <Flex
                {...column}
                component="section"
                key={inGroup[0]?.unitestingBankId ?? kind}
                aria-label={t(`kind.${kind}`)}
              >
                {inGroup.map((question) => {
                  const saved = saving.answers.get(question.unitestingBankId)
                  return (
                    <QuestionCard
                      key={question.unitestingBankId}
                      question={question}
                      answer={answers.get(question.unitestingBankId) ?? null}
                      written={written.has(question.number)}
                      state={saved?.state ?? 'none'}
                      savedAt={saved?.savedAt ?? null}
                      isStored={!saving.journalBroken}
                      conflict={saving.conflicts.get(question.unitestingBankId)}
                      marked={marks.marks.has(question.number)}
                      current={current === question.number}
                      locked={readOnly}
                      onWrite={write}
                      onChoose={choose}
                      onMark={marks.toggle}
                      onEnter={enter}
                    />
                  )
                })}
              </Flex>
            ))}
          </Flex>
          <aside className={styles['side']} aria-label={t('paper.sheet')}>
            <AnswerSheet view={sheet} />
          </aside>
        </Box>
      </PageWidth>
      <PhoneBar view={sheet} />
      <HandInDialog
        opened={asking}
        onClose={() => setAsking(false)}
        view={sheet}
        undelivered={undeliveredOf(questions, saving)}
        handIn={handIn.handIn}
      />
    </Box>
  )
}
