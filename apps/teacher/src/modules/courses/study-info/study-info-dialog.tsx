import { Stack } from '@mantine/core'
import { courses, languages, type Language, type StudyInfo } from '@titian/contract'
import { ask, currentLanguage, ErrorView, FormError, useAsk, useSavedForm } from '@titian/site'
import { ConflictNote, FormDialog } from '@titian/site/staff'
import { DialogButtons, TextSkeleton, toast } from '@titian/ui'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirst } from '../../../parts/use-first.ts'
import { LanguageTextFields } from '../language-texts/language-text-fields.tsx'
import type { LanguageTexts } from '../language-texts/language-texts.ts'
import {
  mostOfStudyText,
  placesOfStudy,
  studyInput,
  studyProblems,
  studyTexts,
  studyValues,
  type StudyValues,
} from './study-info-values.ts'

interface StudyInfoDialogProps {
  sign: string
  onSaved: (saved: StudyInfo) => void
  onClose: () => void
}

const inLines = (texts: LanguageTexts) => Object.values(texts).filter(Boolean).join('\n')

function StudyInfoForm({
  stored,
  onSaved,
  ...props
}: StudyInfoDialogProps & { stored: StudyInfo }) {
  const { t } = useTranslation('courses')
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const { sign: courseIdSign, onClose } = props
  const form = useSavedForm<StudyValues, StudyInfo>({
    mode: 'button',
    draft: `study.${courseIdSign}`,
    stored,
    valuesOf: studyValues,
    problemsOf: studyProblems,
    places: placesOfStudy,
    send: (values, version) =>
      ask(courses.addStudyInfo, { ...studyInput(values), courseIdSign, version }),
    onSaved,
    onWrong: (path) =>
      setLanguage((open) => languages.find((one) => one === path.split('.')[1]) ?? open),
  })
  const { values, change, errors, failure, remote, busy, save, discard, resolve } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save())) return
    toast.success(t('site:toast.changed'))
    onClose()
  }
  const isPlaced = Object.keys(errors).length > 0
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {remote ? (
          <ConflictNote
            rows={studyTexts
              .map((name) => ({
                name: t(`study.${name}`),
                local: inLines(values[name]),
                remote: inLines(remote[name]),
              }))
              .filter((row) => row.local !== row.remote)}
            onKeep={() => resolve(true)}
            onTake={() => resolve(false)}
          />
        ) : failure && !isPlaced ? (
          <FormError error={failure} />
        ) : null}
        <LanguageTextFields
          errors={errors}
          language={language}
          onLanguage={setLanguage}
          lines={studyTexts.map((name, index) => ({
            path: name,
            label: t(`study.${name}`),
            texts: values[name],
            onChange: (texts: LanguageTexts) => change({ [name]: texts }),
            most: mostOfStudyText,
            long: true,
            first: index === 0,
          }))}
        />
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={() => {
            discard()
            onClose()
          }}
          confirmLabel={t('save')}
          busy={busy}
        />
      </Stack>
    </form>
  )
}

/** TCH-021: learning aims, audience and requirements of a course. */
export function StudyInfoDialog(props: StudyInfoDialogProps) {
  const { t } = useTranslation('courses')
  const asked = useAsk(
    courses.getStudyInfo,
    { courseIdSign: props.sign },
    { staleTime: 0, gcTime: 0 },
  )
  const stored = useFirst(asked.data)
  return (
    <FormDialog opened onClose={props.onClose} title={t('study.title')} size={640}>
      {stored ? (
        <StudyInfoForm {...props} stored={stored} />
      ) : asked.error ? (
        <ErrorView level={3} error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <TextSkeleton lines={6} label={t('site:loading')} />
      )}
    </FormDialog>
  )
}
