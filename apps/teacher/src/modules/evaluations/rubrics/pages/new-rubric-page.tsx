import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { evaluations, type Rubric } from '@titian/contract'
import {
  ask,
  callKey,
  ErrorView,
  FormError,
  SavedAt,
  SiteLink,
  usePageTitle,
  useSavedForm,
  useShowFailure,
  useUnsavedWork,
} from '@titian/site'
import { SectionHead, TextSkeleton, toast, SaveBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../../app/paths.ts'
import { PreviewSection } from '../form/preview-section.tsx'
import { RubricForm } from '../form/rubric-form.tsx'
import {
  emptyRubric,
  isKept,
  rubricInputOf,
  rubricProblems,
  rubricValuesOf,
  type RubricValues,
} from '../form/rubric-values.ts'
import { useTextLanguage } from '../form/use-text-language.ts'
import { StarterChoice } from '../parts/starter-choice.tsx'
import { starterOf, type StarterName } from '../starters/starter-names.ts'

/** The values, and the idempotency key with which a retry after a reload repeats the same call. */
type NewValues = RubricValues & { key: string }
type Made = Pick<Rubric, 'sign' | 'version'>

/**
 * If the first attempt succeeded but its response was lost, the rubric exists already, and later
 * changes are saved to it.
 */
async function send({ key, ...values }: NewValues): Promise<Made> {
  const input = { ...rubricInputOf(values), key }
  const made = await ask(evaluations.saveRubric, input)
  if (isKept(values, made)) return made
  return ask(evaluations.saveRubric, { ...input, sign: made.sign, version: made.version })
}

function NewRubric({ first, starter }: { first: RubricValues; starter: StarterName | null }) {
  const { t } = useTranslation('evaluations')
  const router = useRouter()
  const client = useQueryClient()
  const { language, setLanguage, openFor } = useTextLanguage()
  const [key] = useState(() => crypto.randomUUID())
  const open = async (sign: string) => {
    await client.invalidateQueries({ queryKey: callKey(evaluations.listRubrics) })
    toast.success(t('site:toast.added'))
    await router.navigate({ ...linkTo.rubric(sign), replace: true })
  }
  const form = useSavedForm<NewValues, Made>({
    mode: 'button',
    draft: `newRubric.${starter ?? ''}`,
    stored: { version: 0, sign: '' },
    valuesOf: () => ({ ...first, key }),
    problemsOf: rubricProblems,
    send,
    onSaved: ({ sign }) => void open(sign),
    onFailure: useShowFailure(),
    onWrong: openFor,
  })
  const { values, errors } = form
  // A draft survives a reload, but not the change to another page of the site. So leaving the page
  // asks for confirmation.
  useUnsavedWork(form.dirty && !form.busy, false, true)
  return (
    <>
      <FormError error={form.failure} />
      <RubricForm
        values={values}
        onChange={form.change}
        errors={errors}
        language={language}
        onLanguage={setLanguage}
      />
      <SaveBar>
        <SavedAt state={form.dirty ? 'local' : 'none'} />
        <Button onClick={() => void form.save()} loading={form.busy}>
          {t('rubrics.form.create')}
        </Button>
      </SaveBar>
      <PreviewSection values={values} language={language} />
    </>
  )
}

/** The text of a template is loaded only when it is chosen. */
function WithStarter({ starter }: { starter: StarterName }) {
  const { t } = useTranslation('site')
  const { data, error, refetch } = useQuery({
    queryKey: ['rubricStarter', starter],
    queryFn: async () => (await import('../starters/starters.ts')).starters[starter],
    staleTime: Infinity,
    networkMode: 'always',
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} label={t('loading')} />
  return <NewRubric first={rubricValuesOf(data)} starter={starter} />
}

/** PRC-115, PRC-116: creates a rubric, empty or from a template. */
export function NewRubricPage() {
  const { t } = useTranslation('evaluations')
  const starter = starterOf(useSearch({ from: paths.newRubric }).starter)
  const [empty] = useState(emptyRubric)
  usePageTitle(t('rubrics.list.new'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('rubrics.list.new')}
        lead={t('rubrics.form.lead')}
        more={
          starter ? (
            <Button variant="default" component={SiteLink} {...linkTo.newRubric()} keepPlace>
              {t('rubrics.form.beginEmpty')}
            </Button>
          ) : null
        }
      />
      <StarterChoice chosen={starter ?? ''} />
      {starter ? (
        <WithStarter key={starter} starter={starter} />
      ) : (
        <NewRubric key="" first={empty} starter={null} />
      )}
    </>
  )
}
