import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core'
import { type GradeImportDone, type GradeImportPreview, grades } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm, useFormats } from '@titian/site'
import { GuardedForm, SheetFaults } from '@titian/site/staff'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ChangeTable } from './change-table.tsx'

interface ImportPreviewProps {
  courseIdSign: string
  preview: GradeImportPreview
  onDone: (done: GradeImportDone) => void
  onAgain: () => void
}

type Values = { reason: string; replaceGiven: boolean }

const refresh = [grades.gradebook, grades.gradeHistory, grades.listGradeImports].map(callKey)

function Confirm({ courseIdSign, preview, onDone, onAgain }: ImportPreviewProps) {
  const { t } = useTranslation(['grades', 'staff'])
  const { importSign, changed, replacing } = preview
  const inputOf = (values: Values) => ({ courseIdSign, importSign, ...values })
  const { form, submit, busy, failure } = useForm<Values, GradeImportDone>({
    initialValues: { reason: '', replaceGiven: false },
    problemsOf: byContract(grades.confirmGradeImport.input, { inputOf }),
    send: (values) => ask(grades.confirmGradeImport, inputOf(values)),
    refresh,
    onDone,
  })
  const count = changed - (form.values.replaceGiven ? 0 : replacing)
  return (
    <GuardedForm busy={busy} onSubmit={submit}>
      <Stack>
        {replacing > 0 ? (
          <Note tone="warn">
            <p>{t('import.replacing', { count: replacing })}</p>
            <Checkbox
              mt="sm"
              label={t('import.replace')}
              {...form.getInputProps('replaceGiven', { type: 'checkbox' })}
            />
          </Note>
        ) : null}
        <FormError error={failure} />
        <Textarea
          label={t('book.reason')}
          description={t('book.reasonHint')}
          minRows={2}
          autosize
          required
          maxLength={200}
          {...form.getInputProps('reason')}
        />
        <Group>
          <Button type="submit" loading={busy} disabled={count === 0}>
            {t('import.take', { count })}
          </Button>
          <Button variant="default" disabled={busy} onClick={onAgain}>
            {t('staff:imports.another')}
          </Button>
        </Group>
      </Stack>
    </GuardedForm>
  )
}

/** The result of the check; nothing has been changed yet. */
export function ImportPreview(props: ImportPreviewProps) {
  const { t } = useTranslation(['grades', 'staff'])
  const { number, list } = useFormats()
  const { preview, onAgain } = props
  const { rows, changed, same, faulty, faults, changes, unknownColumns } = preview
  const counts = {
    rows: number(rows),
    changed: number(changed),
    same: number(same),
    faulty: number(faulty),
  }
  return (
    <Stack miw={0}>
      <Note tone={faulty > 0 ? 'warn' : 'ok'} live>
        <b>{t('import.nothingYet')}</b> {t('import.counts', counts)}
      </Note>
      {unknownColumns.length > 0 ? (
        <Note tone="warn">{t('import.unknown', { names: list(unknownColumns) })}</Note>
      ) : null}
      {faults.length > 0 ? <SheetFaults faults={faults} /> : null}
      {faulty > 0 ? <p className="meta">{t('import.faultyText')}</p> : null}
      {changes.length > 0 ? (
        <>
          {changed > changes.length ? (
            <p className="meta">{t('import.first', { count: changes.length })}</p>
          ) : null}
          <ChangeTable changes={changes} />
          <Confirm {...props} />
        </>
      ) : (
        <>
          <Note tone="info">{t('import.nothing')}</Note>
          <Group>
            <Button variant="default" onClick={onAgain}>
              {t('staff:imports.another')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
