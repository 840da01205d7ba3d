import { Button, Group, NativeSelect } from '@mantine/core'
import { type Evaluation, evaluations, type FedTask, type TaskChoice } from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  ErrorView,
  FormError,
  SiteLink,
  useAsk,
  useSubmit,
} from '@titian/site'
import { Surface, TextSkeleton, toast } from '@titian/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'

const nameOf = ({ taskNumber, title }: FedTask) => `${taskNumber} ${title}`

/** Saves the choice. A refusal stays on screen when the choice is loaded again. */
function useChoice(assignment: string) {
  const { t } = useTranslation('site')
  const client = useQueryClient()
  const { attempt, busy, failure } = useSubmit()
  const [wrong, setWrong] = useState('')
  const save = (task: string | null, version: number) =>
    attempt({
      act: async () => {
        setWrong('')
        const input = { assignment, task, version }
        const saved = await ask(evaluations.choosePracticalTask, input)
        client.setQueryData(askKey(evaluations.practicalTasksOf, { assignment }), saved)
        await client.invalidateQueries({ queryKey: callKey(evaluations.evaluationOf) })
        toast.success(t('toast.saved'))
      },
      place: ({ fields }) => {
        setWrong(fields['task'] ?? '')
        return fields['task'] !== undefined
      },
      onFailed: async () => {
        await client.invalidateQueries({ queryKey: callKey(evaluations.practicalTasksOf) })
      },
    })
  return { save, busy, failure, wrong }
}

interface ChooseProps {
  choice: TaskChoice
  choosing: ReturnType<typeof useChoice>
  isReleased: boolean
}

function Choose({ choice, choosing, isReleased }: ChooseProps) {
  const { t } = useTranslation('evaluations')
  const { save, busy, wrong } = choosing
  const [task, setTask] = useState(choice.task ?? '')
  const data = [
    { value: '', label: t('rating.task.none') },
    ...choice.tasks.map((one) => ({
      value: one.sign,
      label: one.isTaken ? t('rating.task.taken', { name: nameOf(one) }) : nameOf(one),
      disabled: one.isTaken,
    })),
  ]
  return (
    <>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={t('rating.task.title')}
          data={data}
          value={task}
          error={wrong}
          onChange={({ currentTarget }) => setTask(currentTarget.value)}
        />
        <Button
          disabled={task === (choice.task ?? '')}
          loading={busy}
          onClick={() => void save(task === '' ? null : task, choice.version)}
        >
          {t('rating.task.use')}
        </Button>
      </Group>
      {isReleased ? <p className="meta">{t('rating.task.atOnce')}</p> : null}
    </>
  )
}

function NoTask({ courseSign }: { courseSign: string }) {
  const { t } = useTranslation('evaluations')
  return (
    <>
      <p>{t('rating.task.noTask')}</p>
      <Button
        component={SiteLink}
        {...linkTo.newWork(courseSign)}
        variant="default"
        w="fit-content"
      >
        {t('rating.task.make')}
      </Button>
    </>
  )
}

interface ChoiceProps extends ChooseProps {
  courseSign: string
}

function Choice({ courseSign, ...props }: ChoiceProps) {
  const { t } = useTranslation('evaluations')
  const { choice } = props
  const { task, tasks, version, mayChoose } = choice
  if (tasks.length === 0) return <NoTask courseSign={courseSign} />
  if (mayChoose) return <Choose key={`${version} ${task ?? ''}`} {...props} />
  const chosen = tasks.find(({ sign }) => sign === task)
  return (
    <>
      <p style={{ overflowWrap: 'anywhere' }}>
        <b>{chosen ? nameOf(chosen) : t('rating.task.none')}</b>
      </p>
      <p className="meta">{t('rating.task.stays')}</p>
    </>
  )
}

/** PRC-123: chooses the practical task of the course that receives the released scores. */
export function TaskChoicePanel({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation(['evaluations', 'site'])
  const { practice, releasedAt } = evaluation
  const choosing = useChoice(practice.sign)
  const { data, error, refetch } = useAsk(
    evaluations.practicalTasksOf,
    { assignment: practice.sign },
    { staleTime: 0 },
  )
  return (
    <Surface gap="sm">
      <h2>{t('rating.task.heading')}</h2>
      <p className="meta">{t('rating.task.text')}</p>
      <FormError error={choosing.failure} />
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton lines={2} label={t('site:loading')} /> : null}
      {data ? (
        <Choice
          choice={data}
          choosing={choosing}
          courseSign={practice.courseSign}
          isReleased={releasedAt !== null}
        />
      ) : null}
    </Surface>
  )
}
