import { Button, NativeSelect, NumberInput } from '@mantine/core'
import { tagsMost } from '@titian/contract'
import type { SavedForm } from '@titian/site'
import { Columns, Surface, SaveBar } from '@titian/ui'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseSelect } from '../parts/course-select.tsx'
import { QuestionEditor } from '../media/question-editor.tsx'
import { itemErrors, type QuestionValues } from './question-values.ts'
import { TagsField } from './tags-field.tsx'
import { levelCodes, useKindNames } from '../words/use-kind-names.ts'

interface QuestionFormProps {
  form: Pick<
    SavedForm<QuestionValues, { version: number }>,
    'values' | 'change' | 'errors' | 'problems' | 'busy'
  >
  onSubmit: () => void
  submitLabel: string
  readOnly?: boolean
  /** Shown left of the button, such as the badge "saved". */
  mark?: ReactNode
}

/** Returns the error of the list of tags, or of the first wrong name in it. */
const tagsError = (errors: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(errors).find(([path]) => path === 'tags' || path.startsWith('tags.'))?.[1]

/** EXM-085, EXM-088: the form of a question of any kind with level, points and course. */
export function QuestionForm(props: QuestionFormProps) {
  const { form, onSubmit, submitLabel, readOnly = false, mark } = props
  const { values, change, errors, problems, busy } = form
  const { t } = useTranslation('exams')
  const names = useKindNames()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Columns component="fieldset" disabled={readOnly} widths="minmax(0, 1fr) 304px" from="md">
        <Surface>
          <QuestionEditor
            value={values.item}
            onChange={(item) => change({ item })}
            errors={itemErrors(errors)}
          />
        </Surface>
        <Surface gap="md">
          <NativeSelect
            label={t('edit.level')}
            value={String(values.level)}
            data={levelCodes.map((code) => ({ value: String(code), label: names.level(code) }))}
            onChange={(event) => change({ level: Number(event.currentTarget.value) })}
          />
          <NumberInput
            label={t('edit.score')}
            description={t('edit.scoreHint')}
            error={problems['score'] ?? errors['score']}
            value={values.score}
            min={0}
            decimalScale={2}
            allowNegative={false}
            onChange={(score) => change({ score })}
          />
          <CourseSelect
            label={t('edit.course')}
            none={t('edit.noCourse')}
            value={values.courseIdSign}
            onChange={(courseIdSign) => change({ courseIdSign })}
          />
          <TagsField
            label={t('edit.tags')}
            description={t('edit.tagsHint', { count: tagsMost })}
            error={tagsError(errors) ?? tagsError(problems)}
            value={values.tags}
            onChange={(tags) => change({ tags })}
          />
        </Surface>
      </Columns>
      {readOnly ? null : (
        <SaveBar>
          {mark}
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </SaveBar>
      )}
    </form>
  )
}
