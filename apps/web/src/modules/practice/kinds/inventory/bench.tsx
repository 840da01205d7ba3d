import { Button, Stack, TextInput } from '@mantine/core'
import { answerMost, type BenchProblem, type PracticeRun } from '@titian/contract'
import { Note, SectionHead } from '@titian/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EndRun, RunOver, RunTrouble } from '../run-notes.tsx'
import { useRunActs } from '../use-run-acts.ts'
import { useTyped } from '../use-typed.ts'
import { ProblemCard } from './problem-card.tsx'

const isOpen = ({ answered }: BenchProblem) => answered?.verdict !== 'right'

function answersOf(problems: readonly BenchProblem[], typed: Readonly<Record<string, string>>) {
  return problems.flatMap((problem) => {
    const text = (typed[problem.name] ?? '').trim()
    return isOpen(problem) && text !== '' ? [{ problem: problem.name, text }] : []
  })
}

interface FieldProps {
  problem: BenchProblem
  text: string
  onType: (field: string, text: string) => void
  error: string | undefined
}

function Field({ problem, text, onType, error }: FieldProps) {
  const { t } = useTranslation('practice')
  return (
    <TextInput
      name={problem.name}
      label={t('bench.answer', { unit: t(`unit.${problem.unit}`) })}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      size="md"
      maxLength={answerMost}
      maw={360}
      value={text}
      onChange={(event) => onType(problem.name, event.currentTarget.value)}
    />
  )
}

/** PRC-061, PRC-078: the problems, whose answers are sent together. */
export function Bench({ run }: { run: PracticeRun }) {
  const { t } = useTranslation('practice')
  const { typed, type, clear } = useTyped(run.sign)
  const [isEmpty, setIsEmpty] = useState(false)
  // A refusal numbers its fields in the order in which the page sent them.
  const [sent, setSent] = useState<readonly string[]>([])
  const acts = useRunActs(run.sign, clear)
  const view = run.inventory
  const problems = view?.problems ?? []
  const isOver = run.state !== 'active'
  const answers = answersOf(problems, typed)
  const errorOf = (name: string) => {
    const place = `decisions.${sent.indexOf(name)}.`
    return Object.entries(acts.fields).find(([path]) => path.startsWith(place))?.[1]
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(answers.length === 0)
    if (answers.length === 0) return
    setSent(answers.map(({ problem }) => problem))
    const decisions = answers.map((answer) => ({
      seat: 'student',
      command: { type: 'answer', attempt: view?.attempt ?? run.day, ...answer },
    }))
    acts.decide({ sign: run.sign, number: run.number, decisions, endDay: 1 })
  }
  return (
    <Stack gap="lg">
      <SectionHead level={1} title={run.practice.title} lead={t('bench.lead')} />
      <p className="num" aria-live="polite">
        <b>
          {t('bench.triesLeft', {
            attempt: view?.attempt ?? run.day,
            tries: view?.tries ?? run.days,
          })}
          {' · '}
          {t('bench.solved', {
            right: problems.filter((one) => !isOpen(one)).length,
            of: problems.length,
          })}
        </b>
      </p>
      {isOver ? <RunOver run={run} /> : null}
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          {problems.map((problem, at) => (
            <ProblemCard key={problem.name} problem={problem} place={at + 1}>
              {!isOver && isOpen(problem) ? (
                <Field
                  problem={problem}
                  text={typed[problem.name] ?? ''}
                  onType={type}
                  error={errorOf(problem.name)}
                />
              ) : null}
            </ProblemCard>
          ))}
          {isOver ? null : (
            <>
              {isEmpty && answers.length === 0 ? (
                <Note tone="warn" live>
                  {t('bench.nothing')}
                </Note>
              ) : null}
              <RunTrouble acts={acts} />
              <Button type="submit" size="md" fullWidth loading={acts.isPending}>
                {t('bench.handIn')}
              </Button>
            </>
          )}
        </Stack>
      </form>
      {isOver ? null : <EndRun acts={acts} text={t('run.endBench')} />}
    </Stack>
  )
}
