import { Button, Group, NumberInput, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  type AssessmentStandard,
  type CourseDraft,
  grades,
  readPercent,
  standardMost,
  standardParts,
  type StandardPart,
  usualStandard,
} from '@titian/contract'
import {
  ask,
  askKey,
  ErrorView,
  FormError,
  SavedAt,
  useAsk,
  useFormats,
  useSavedForm,
} from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { CertificateRule, ConflictNote } from '@titian/site/staff'
import { Note, Pie, Surface, TextSkeleton, toast, SaveBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { exampleResult, exampleShares, sumOf } from './example-result.ts'

type Field = StandardPart | 'daysAsked' | 'postsAsked'
type Values = Record<Field, number | string>

/** The proposed standard for a course without one; it has no version yet. */
const proposed = (courseId: string): AssessmentStandard => ({
  id: '',
  courseId,
  version: 0,
  watchVideo: `${usualStandard.watchVideo}%`,
  unitTesting: `${usualStandard.unitTesting}%`,
  theFinalExam: `${usualStandard.theFinalExam}%`,
  logSig: `${usualStandard.logSig}%`,
  interactiveQuestion: `${usualStandard.interactiveQuestion}%`,
  daysAsked: usualStandard.daysAsked,
  postsAsked: usualStandard.postsAsked,
})

const valuesOf = (copy: AssessmentStandard): Values => ({
  watchVideo: readPercent(copy.watchVideo),
  unitTesting: readPercent(copy.unitTesting),
  theFinalExam: readPercent(copy.theFinalExam),
  logSig: readPercent(copy.logSig),
  interactiveQuestion: readPercent(copy.interactiveQuestion),
  daysAsked: copy.daysAsked,
  postsAsked: copy.postsAsked,
})

const isWhole = (value: number | string, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

function useStandardForm(stored: AssessmentStandard) {
  const { t } = useTranslation('courses')
  const client = useQueryClient()
  const { courseId } = stored
  return useSavedForm<Values, AssessmentStandard>({
    mode: 'button',
    draft: `standard.${courseId}`,
    stored,
    valuesOf,
    together: [standardParts],
    problemsOf: (values) => {
      const problems: Record<string, string> = {}
      for (const part of standardParts)
        if (!isWhole(values[part], 0, 100)) problems[part] = t('standard.percentWrong')
      for (const field of ['daysAsked', 'postsAsked'] as const)
        if (!isWhole(values[field], 1, standardMost[field]))
          problems[field] = t('standard.numberWrong', { most: standardMost[field] })
      const sum = sumOf(values)
      if (Object.keys(problems).length === 0 && sum !== 100)
        problems['sum'] = t('standard.sumWrong', { sum })
      return problems
    },
    send: (values, version) => {
      const fields = {
        watchVideo: numberOf(values.watchVideo),
        unitTesting: numberOf(values.unitTesting),
        theFinalExam: numberOf(values.theFinalExam),
        logSig: numberOf(values.logSig),
        interactiveQuestion: numberOf(values.interactiveQuestion),
        daysAsked: numberOf(values.daysAsked),
        postsAsked: numberOf(values.postsAsked),
      }
      return version === 0
        ? ask(grades.addAssessmentStandard, { ...fields, courseId })
        : ask(grades.updateAssessmentStandard, { ...fields, id: stored.id, version })
    },
    onSaved: (copy) => {
      client.setQueryData(askKey(grades.assessmentStandardList, listOf(courseId)), {
        list: [copy],
        total: 1,
      })
    },
  })
}

const listOf = (courseIdSign: string) => ({ courseIdSign, page: 1, size: 10 })

/**
 * TCH-050, TCH-051: the weights as a pie. Interactive questions have a slice only if they have a
 * weight.
 */
function Slices({ values }: { values: Values }) {
  const { t } = useTranslation('courses')
  const order = [
    'unitTesting',
    'theFinalExam',
    'watchVideo',
    'logSig',
    'interactiveQuestion',
  ] as const
  const slices = order
    .map((part) => ({ part, value: Number(values[part]) || 0 }))
    .filter(({ part, value }) => part !== 'interactiveQuestion' || value > 0)
    .map(({ part, value }) => ({ name: t(`standard.slice.${part}`), value, text: `${value}%` }))
  const largest = slices.reduce((one, other) => (other.value > one.value ? other : one))
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('standard.finding', { name: largest.name, value: largest.value })}
      </Title>
      <Pie label={t('standard.pie')} slices={slices} />
    </Surface>
  )
}

function Example({ values }: { values: Values }) {
  const { t } = useTranslation('courses')
  const { score } = useFormats()
  const result = exampleResult(values)
  return (
    <Surface gap="sm">
      <Title order={2} size="h3">
        {t('standard.example')}
      </Title>
      <Text>{t('standard.exampleText', exampleShares)}</Text>
      <Text fw={600} aria-live="polite">
        {result === null
          ? t('standard.exampleNone')
          : t(result >= 60 ? 'standard.examplePassed' : 'standard.exampleFailed', {
              result: score(result),
            })}
      </Text>
    </Surface>
  )
}

interface StandardFormProps {
  stored: AssessmentStandard
  mayChange: boolean
  onNext: () => void
}

function StandardForm({ stored, mayChange, onNext }: StandardFormProps) {
  const { t } = useTranslation('courses')
  const form = useStandardForm(stored)
  const { values, change, errors, remote } = form
  const sum = sumOf(values)
  const isNew = stored.version === 0
  const line = (of: Values) => standardParts.map((part) => `${of[part]}%`).join(' · ')
  const save = async () => {
    if (await form.save()) toast.success(t('standard.saved'))
  }
  const field = (name: Field, label: string, suffix: string, description?: string) => (
    <NumberInput
      data-path={name}
      label={label}
      description={description}
      suffix={suffix}
      value={values[name]}
      error={errors[name]}
      disabled={!mayChange}
      allowDecimal={false}
      allowNegative={false}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <Stack>
      {remote ? (
        <ConflictNote
          title={t('standard.conflict')}
          rows={[{ name: t('standard.title'), local: line(values), remote: line(remote) }]}
          onKeep={() => form.resolve(true)}
          onTake={() => form.resolve(false)}
        />
      ) : (
        <FormError error={form.failure} />
      )}
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('standard.title')}
        </Title>
        <Text>{t('standard.lead')}</Text>
        {isNew ? <Note>{t('standard.none')}</Note> : null}
        {mayChange ? null : <Note>{t('standard.notYours')}</Note>}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {field('watchVideo', t('standard.part.watchVideo'), '%', t('standard.hint.watchVideo'))}
          {field(
            'unitTesting',
            t('standard.part.unitTesting'),
            '%',
            t('standard.hint.unitTesting'),
          )}
          {field(
            'theFinalExam',
            t('standard.part.theFinalExam'),
            '%',
            t('standard.hint.theFinalExam'),
          )}
          {field('logSig', t('standard.part.logSig'), '%', t('standard.hint.logSig'))}
          {field(
            'interactiveQuestion',
            t('standard.part.interactiveQuestion'),
            '%',
            t('standard.hint.interactiveQuestion'),
          )}
        </SimpleGrid>
        <Group gap="sm" aria-live="polite">
          <b className="num">{t('standard.sum', { sum })}</b>
          {sum === 100 ? null : (
            <Text c="var(--danger)" fz="sm">
              {errors['sum'] ?? t('standard.sumWrong', { sum })}
            </Text>
          )}
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {field('daysAsked', t('standard.daysAsked'), '', t('standard.hint.daysAsked'))}
          {field('postsAsked', t('standard.postsAsked'), '', t('standard.hint.postsAsked'))}
        </SimpleGrid>
      </Surface>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Slices values={values} />
        <Example values={values} />
      </SimpleGrid>
      <SaveBar>
        <SavedAt state={form.dirty ? 'local' : isNew ? 'none' : 'saved'} />
        <Button variant="default" onClick={onNext}>
          {t('toReview')}
        </Button>
        {mayChange ? (
          <Button loading={form.busy} onClick={() => void save()}>
            {t('save')}
          </Button>
        ) : null}
      </SaveBar>
    </Stack>
  )
}

/** TCH-047 to TCH-054: edits the weights of the parts of a course, with an example student. */
export function StandardStep({ course, onNext }: { course: CourseDraft; onNext: () => void }) {
  const { t } = useTranslation('courses')
  const sign = course.idSign
  const { data, error, refetch } = useAsk(grades.assessmentStandardList, listOf(sign), {
    staleTime: 0,
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} label={t('site:loading')} />
  const stored = data.list[0] ?? proposed(sign)
  // The people who may set the price are the same as those who may change the weights (TCH-086).
  return (
    <Stack>
      <CertificateRule courseSign={sign} />
      <StandardForm key={stored.id} stored={stored} mayChange={course.may.price} onNext={onNext} />
    </Stack>
  )
}
