import { Box, Button, Group, Radio, Stack } from '@mantine/core'
import {
  type Evaluation,
  evaluations,
  homework,
  type RubricCard,
  writtenKind,
} from '@titian/contract'
import {
  ask,
  callKey,
  ErrorView,
  FormError,
  SiteLink,
  useAsk,
  useFormats,
  useSubmit,
} from '@titian/site'
import { FilterSearch } from '@titian/site/staff'
import { BothEnds, ConfirmDialog, Surface, TextSkeleton, toast } from '@titian/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import styles from '../rating.module.css'
import { ratedInput } from '../rated-links.ts'
import { ratingLists } from '../use-rating.ts'

const most = 20

interface Choosing {
  /**
   * Chooses a rubric, or removes the choice with null. Resolves to true if the server accepted the
   * change.
   */
  choose: (rubric: string | null) => Promise<boolean>
  busy: boolean
  failure: unknown
}

/** Saves or removes the choice. A refusal is shown beside the choice. */
function useChoice({ practice, version }: Evaluation, onDone: () => void): Choosing {
  const { t } = useTranslation('site')
  const client = useQueryClient()
  const { attempt, busy, failure } = useSubmit()
  const choose = async (rubric: string | null): Promise<boolean> => {
    let isDone = false
    await attempt({
      act: async () => {
        await ask(evaluations.chooseRubric, { ...ratedInput(practice), rubric, version })
        isDone = true
        if (practice.kind === null)
          await client.invalidateQueries({ queryKey: callKey(homework.homeworkById) })
        await Promise.all(ratingLists.map((queryKey) => client.invalidateQueries({ queryKey })))
        toast.success(t('toast.saved'))
        onDone()
      },
      onFailed: async () => {
        await client.invalidateQueries({ queryKey: callKey(evaluations.evaluationOf) })
      },
    })
    return isDone
  }
  return { choose, busy, failure }
}

interface OfferedProps {
  evaluation: Evaluation
  name: string
  chosen: string | null
  onChoose: (sign: string) => void
}

/** The rubrics that can be chosen, as cards. */
function Offered({ evaluation, name, chosen, onChoose }: OfferedProps) {
  const { t } = useTranslation(['evaluations', 'site'])
  const { number } = useFormats()
  const input = { page: 1, size: most, name, kind: evaluation.practice.kind ?? writtenKind }
  const published = useAsk(evaluations.listRubrics, { ...input, state: 'published' })
  const frozen = useAsk(evaluations.listRubrics, { ...input, state: 'frozen' })
  const failed = [published, frozen].find(({ error, data }) => error && !data)
  if (failed) return <ErrorView error={failed.error} onRetry={() => void failed.refetch()} />
  if (!published.data || !frozen.data) return <TextSkeleton lines={4} label={t('site:loading')} />
  const list: RubricCard[] = [...published.data.list, ...frozen.data.list]
  const more = published.data.total + frozen.data.total - list.length
  if (list.length === 0)
    return (
      <>
        <p>{t(name === '' ? 'rating.noRubric' : 'rating.noRubricFound')}</p>
        <Button component={SiteLink} {...linkTo.rubrics()} variant="default" w="fit-content">
          {t('rating.makeRubric')}
        </Button>
      </>
    )
  return (
    <Stack gap="xs" role="radiogroup" aria-label={t('rating.rubric')}>
      {list.map((one) => (
        <Box
          key={one.sign}
          component="label"
          className={styles['level']}
          data-chosen={chosen === one.sign || undefined}
        >
          <Radio
            name="rubric"
            value={one.sign}
            checked={chosen === one.sign}
            onChange={() => onChoose(one.sign)}
          />
          <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <b>{one.name}</b>
            <Box c="var(--text-2)" fz="xs">
              {t('rating.rubricLine', {
                version: number(one.number),
                criteria: t('rating.criteriaCount', { count: one.criteria }),
                author: one.authorName,
              })}
            </Box>
          </Box>
        </Box>
      ))}
      {more > 0 ? <p className="meta">{t('rating.moreRubrics', { count: more })}</p> : null}
    </Stack>
  )
}

interface ChooseProps {
  evaluation: Evaluation
  choosing: Choosing
  onDone: () => void
}

function Choose({ evaluation, choosing, onDone }: ChooseProps) {
  const { t } = useTranslation(['evaluations', 'site'])
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<string | null>(evaluation.rubric?.sign ?? null)
  const { choose, busy } = choosing
  return (
    <Stack gap="sm">
      <p className="meta">
        {t(evaluation.practice.kind === null ? 'rating.chooseWorkText' : 'rating.chooseText')}
      </p>
      <FilterSearch
        label={t('rating.findRubric')}
        value={name}
        maxLength={100}
        onSearch={setName}
      />
      <Offered evaluation={evaluation} name={name} chosen={chosen} onChoose={setChosen} />
      <Group justify="flex-end">
        {evaluation.rubric ? (
          <Button variant="default" onClick={onDone} disabled={busy}>
            {t('site:cancel')}
          </Button>
        ) : null}
        <Button
          disabled={chosen === null || chosen === evaluation.rubric?.sign}
          loading={busy}
          onClick={() => void choose(chosen)}
        >
          {t('rating.useRubric')}
        </Button>
      </Group>
    </Stack>
  )
}

function TakeAway({ evaluation, choosing }: Omit<ChooseProps, 'onDone'>) {
  const { t } = useTranslation(['evaluations', 'site'])
  const [isOpen, setOpen] = useState(false)
  const { choose, failure } = choosing
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        {t('rating.takeRubric')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('rating.takeRubricTitle', { name: evaluation.rubric?.name ?? '' })}
        text={
          <>
            {t('rating.takeRubricText')}
            <FormError error={failure} />
          </>
        }
        confirmLabel={t('rating.takeRubric')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => {
          if (!(await choose(null))) throw new Error('refused')
        }}
      />
    </>
  )
}

/** PRC-062: chooses the rubric for the runs of this practice or the hand-ins of this task. */
export function RubricChoice({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation('evaluations')
  const { number } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { rubric, mayChoose } = evaluation
  // This component keeps the state of the refusal. Its children are rendered again with new data
  // and would lose it.
  const choosing = useChoice(evaluation, () => setOpen(false))
  return (
    <Surface gap="sm">
      <BothEnds>
        <div>
          <h2>{t('rating.rubric')}</h2>
          {rubric ? (
            <p style={{ overflowWrap: 'anywhere' }}>
              <SiteLink className="link" {...linkTo.rubric(rubric.sign)}>
                {rubric.name}
              </SiteLink>{' '}
              <span className="meta">
                {t('rating.rubricVersion', { version: number(rubric.number) })}
              </span>
            </p>
          ) : null}
        </div>
        {rubric && mayChoose && !isOpen ? (
          <Group gap="sm">
            <TakeAway evaluation={evaluation} choosing={choosing} />
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('rating.otherRubric')}
            </Button>
          </Group>
        ) : null}
      </BothEnds>
      <FormError error={choosing.failure} />
      {rubric && !mayChoose ? <p className="meta">{t('rating.rubricStays')}</p> : null}
      {mayChoose && (isOpen || !rubric) ? (
        <Choose evaluation={evaluation} choosing={choosing} onDone={() => setOpen(false)} />
      ) : null}
    </Surface>
  )
}
