import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { evaluations, type Rubric } from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  ErrorView,
  forgetDraft,
  FormError,
  keepDraft,
  readDraft,
  SavedAt,
  ServerRefusal,
  useAct,
  useAsk,
  useFormats,
  usePageTitle,
  useSavedForm,
  useShowFailure,
  useUnsavedWork,
} from '@titian/site'
import { Note, SectionHead, TextSkeleton, toast, SaveBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../../app/paths.ts'
import { LanguageChoice } from '../form/language-choice.tsx'
import { PreviewSection } from '../form/preview-section.tsx'
import { RubricConflict } from '../form/rubric-conflict.tsx'
import { RubricForm } from '../form/rubric-form.tsx'
import {
  rubricInputOf,
  rubricProblems,
  type RubricValues,
  rubricValuesOf,
} from '../form/rubric-values.ts'
import { useTextLanguage } from '../form/use-text-language.ts'
import { RubricActs } from '../parts/rubric-acts.tsx'
import { RubricPreview } from '../parts/rubric-preview.tsx'
import { RubricStateBadge } from '../parts/rubric-state.tsx'

const draftOf = (sign: string) => `rubric.${sign}`

function useRubric(rubric: Rubric, openFor: (path: string) => void) {
  const client = useQueryClient()
  const { sign } = rubric
  return useSavedForm<RubricValues, Rubric>({
    mode: 'button',
    draft: draftOf(sign),
    stored: rubric,
    valuesOf: rubricValuesOf,
    problemsOf: rubricProblems,
    send: (values, version) =>
      ask(evaluations.saveRubric, {
        ...rubricInputOf(values),
        key: crypto.randomUUID(),
        sign,
        version,
      }),
    read: () => ask(evaluations.rubricBySign, { sign }),
    needsChoice: ({ state }) => state !== 'draft',
    onSaved: (saved) => {
      client.setQueryData(askKey(evaluations.rubricBySign, { sign }), saved)
      void client.invalidateQueries({ queryKey: callKey(evaluations.listRubrics) })
    },
    onFailure: useShowFailure(),
    onWrong: openFor,
  })
}

interface PublishedElsewhereProps {
  sign: string
  written: RubricValues
  /**
   * Called when the unsaved text was saved as the next version. Removes this text from the form or
   * the device.
   */
  onMoved: () => void
}

/**
 * PRC-115: after another person has published the draft, this person's unsaved text can continue as
 * the next version.
 */
function PublishedElsewhere({ sign, written, onMoved }: PublishedElsewhereProps) {
  const { t } = useTranslation('evaluations')
  const router = useRouter()
  const act = useAct(evaluations.newRubricVersion, {
    refresh: [callKey(evaluations.listRubrics)],
    onDone: (made) => {
      keepDraft(draftOf(made.sign), { version: made.version, values: written })
      onMoved()
      return router.navigate({ ...linkTo.rubric(made.sign), replace: true })
    },
  })
  return (
    <Note
      tone="warn"
      live
      action={
        <Button loading={act.isPending} onClick={() => act.mutate({ sign })}>
          {t('rubrics.form.goOn')}
        </Button>
      }
    >
      {t('rubrics.form.publishedElsewhere')}
    </Note>
  )
}

function Draft({ rubric }: { rubric: Rubric }) {
  const { t } = useTranslation('evaluations')
  const router = useRouter()
  const { language, setLanguage, openFor } = useTextLanguage()
  const form = useRubric(rubric, openFor)
  const { values, errors, failure, newer, dirty, busy } = form
  const isPublished =
    (newer ?? rubric).state !== 'draft' ||
    (failure instanceof ServerRefusal && failure.reason === 'rubricNotDraft')
  // A draft survives a reload, but not the change to another page of the site. So leaving the page
  // asks for confirmation.
  useUnsavedWork(dirty && !busy, false, true)
  const save = async () => {
    if (await form.save()) toast.success(t('site:toast.saved'))
  }
  return (
    <>
      {isPublished ? (
        <PublishedElsewhere sign={rubric.sign} written={values} onMoved={form.discard} />
      ) : newer ? (
        <RubricConflict form={form} language={language} />
      ) : (
        <FormError error={failure} />
      )}
      <RubricForm
        values={values}
        onChange={form.change}
        errors={errors}
        language={language}
        onLanguage={setLanguage}
      />
      <SaveBar>
        <SavedAt state={dirty ? 'local' : 'saved'} at={form.at} />
        {isPublished ? null : (
          <>
            <RubricActs
              rubric={rubric}
              save={() => (form.dirty ? form.save() : Promise.resolve(true))}
              onRemoved={() => {
                form.discard()
                return router.navigate({ ...linkTo.rubrics(), replace: true })
              }}
            />
            <Button
              variant="default"
              disabled={!dirty || newer !== null}
              loading={busy}
              onClick={() => void save()}
            >
              {t('rubrics.form.save')}
            </Button>
          </>
        )}
      </SaveBar>
      <PreviewSection values={values} language={language} />
    </>
  )
}

/** A published rubric, or a draft of a colleague, which can only be read. */
function ReadOnly({ rubric }: { rubric: Rubric }) {
  const { t } = useTranslation('evaluations')
  const { language, setLanguage } = useTextLanguage()
  const { sign, state, mayChange, authorName } = rubric
  // An unsaved draft of this person, from before another person published the rubric.
  const [left] = useState(() => readDraft<RubricValues>(draftOf(sign)))
  return (
    <Stack>
      {left && mayChange && state !== 'draft' ? (
        <PublishedElsewhere
          sign={sign}
          written={left.values}
          onMoved={() => forgetDraft(draftOf(sign))}
        />
      ) : null}
      <Note>
        {mayChange
          ? t(`rubrics.readOnly.${state}`)
          : t('rubrics.readOnly.notYours', { name: authorName })}
      </Note>
      <Group justify="space-between">
        <LanguageChoice language={language} onLanguage={setLanguage} />
        <Group gap="xs">
          <RubricActs rubric={rubric} />
        </Group>
      </Group>
      <RubricPreview label={rubric.name} rubric={rubric} language={language} />
    </Stack>
  )
}

/** PRC-115: one version of a rubric. A draft keeps its form as long as the page is open. */
function Body({ rubric }: { rubric: Rubric }) {
  const { t } = useTranslation('evaluations')
  const { dateTime } = useFormats()
  const { name, state, number, kind, authorName, changedAt } = rubric
  return (
    <>
      <SectionHead
        level={1}
        title={name}
        lead={[
          t('rubrics.form.version', { number }),
          t(`rubrics.kind.${kind ?? 'works'}`),
          authorName,
          dateTime(changedAt),
        ].join(' · ')}
        more={<RubricStateBadge state={state} />}
      />
      {state === 'draft' && rubric.mayChange ? (
        <Draft rubric={rubric} />
      ) : (
        <ReadOnly rubric={rubric} />
      )}
    </>
  )
}

export function RubricPage() {
  const { t } = useTranslation(['evaluations', 'site'])
  const { sign } = useParams({ from: paths.rubric })
  const { data, error, refetch } = useAsk(evaluations.rubricBySign, { sign }, { staleTime: 0 })
  usePageTitle(data?.name ?? t('rubrics.list.title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={sign} rubric={data} />
}
