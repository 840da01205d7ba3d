import { Button, NativeSelect, NumberInput } from '@mantine/core'
import { ItemEditor, itemProblems } from '@titian/exam-items/edit'
import { Surface } from '@titian/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseSelect } from '../parts/course-select.tsx'
import styles from '../parts/forms.module.css'
import { isPoints, type QuestionValues } from './question-values.ts'
import { useEditTexts } from './use-item-texts.ts'
import { levelCodes, useKindNames } from './use-kind-names.ts'

interface QuestionFormProps {
  values: QuestionValues
  onChange: (values: QuestionValues) => void
  onSubmit: () => void
  busy: boolean
  submitLabel: string
  readOnly?: boolean
  /** Left of the button, such as a saved mark. */
  mark?: ReactNode
}

/** The editor marks what is wrong for assistive technology; the first such field gets the focus. */
function focusFirstWrong(form: HTMLElement): void {
  requestAnimationFrame(() =>
    form
      .querySelector<HTMLElement>(
        '[aria-invalid="true"], fieldset[aria-describedby] :is([type="radio"], [type="checkbox"])',
      )
      ?.focus(),
  )
}

function useItemErrors(values: QuestionValues, tried: boolean): Record<string, string> {
  const { t } = useTranslation('exams')
  if (!tried) return {}
  const problems = itemProblems(values.item)
  return Object.fromEntries(problems.map(({ path, code }) => [path, t(`problem.${code}`)]))
}

/** EXM-085, EXM-088: a question of any kind with its level, points and course. */
export function QuestionForm(props: QuestionFormProps) {
  const { values, onChange, onSubmit, busy, submitLabel, readOnly = false, mark } = props
  const { t } = useTranslation('exams')
  const names = useKindNames()
  const texts = useEditTexts()
  const [tried, setTried] = useState(false)
  const errors = useItemErrors(values, tried)
  const pointsError = isPoints(values.score) ? undefined : t('problem.points')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const isRight = itemProblems(values.item).length === 0 && !pointsError
    if (isRight) onSubmit()
    else focusFirstWrong(event.currentTarget)
  }
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={readOnly} className={styles['page']}>
        <Surface>
          <ItemEditor
            value={values.item}
            onChange={(item) => onChange({ ...values, item })}
            errors={errors}
            texts={texts}
          />
        </Surface>
        <Surface className={styles['side']}>
          <NativeSelect
            label={t('edit.level')}
            value={String(values.level)}
            data={levelCodes.map((code) => ({ value: String(code), label: names.level(code) }))}
            onChange={(event) => onChange({ ...values, level: Number(event.currentTarget.value) })}
          />
          <NumberInput
            label={t('edit.score')}
            description={t('edit.scoreHint')}
            error={pointsError}
            value={values.score}
            min={0}
            decimalScale={2}
            clampBehavior="none"
            allowNegative={false}
            onChange={(score) => onChange({ ...values, score })}
          />
          <CourseSelect
            label={t('edit.course')}
            none={t('edit.noCourse')}
            value={values.courseIdSign}
            onChange={(courseIdSign) => onChange({ ...values, courseIdSign })}
          />
        </Surface>
      </fieldset>
      {readOnly ? null : (
        <div className={styles['foot']}>
          {mark}
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  )
}
