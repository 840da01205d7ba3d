import { NativeSelect, NumberInput, SimpleGrid, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { exams, mostDrawn, type ExamDraw } from '@titian/contract'
import { ask, byContract, callKey, FormError, useAsk, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { DialogButtons, Note, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CourseSelect } from '../parts/course-select.tsx'
import { levelCodes, typeCodes, useKindNames } from '../words/use-kind-names.ts'
import { useTags } from '../questions/tags-field.tsx'
import { type DrawInput, type DrawValues, inputOfDraw, inputOfValues } from './draw-values.ts'

export type Drawn = { version: number; draws: ExamDraw[] }

const check = byContract<{ draws: DrawInput[] }>(exams.saveExamDraws.input.pick({ draws: true }))

/** Requests how many questions of the bank match each rule, while a rule is being written. */
function useDrawPreview(examinationId: string, draws: DrawInput[], isRight: boolean) {
  const { data } = useAsk(
    exams.examDraws,
    { examinationId, draws },
    { enabled: isRight, staleTime: 0, retry: false, placeholderData: (before) => before },
  )
  return isRight ? data?.draws : undefined
}

function DrawPreview({
  before,
  draws,
}: {
  before: readonly ExamDraw[]
  draws: readonly ExamDraw[]
}) {
  const { t } = useTranslation('exams')
  const found = draws.at(-1)?.found ?? 0
  // The dialog warns only about rules that have too few questions because of its own rule. The list
  // of rules already warns about other shortages.
  const isEnough = draws.every(({ enough }, place) => enough || before[place]?.enough === false)
  return (
    <Note tone={isEnough ? undefined : 'warn'} live>
      {t('draw.found', { count: found })} {isEnough ? null : t('draw.tooFew')}
    </Note>
  )
}

interface DrawDialogProps {
  examinationId: string
  courseIdSign: string
  drawn: Drawn
  onClose: () => void
}

/** EXM-118, EXM-208: adds a draw rule, with the number of matching questions in the bank. */
export function DrawDialog({ examinationId, courseIdSign, drawn, onClose }: DrawDialogProps) {
  const { t } = useTranslation(['exams', 'site'])
  const names = useKindNames()
  const client = useQueryClient()
  const tags = useTags()
  const others = drawn.draws.map(inputOfDraw)
  const allOf = (values: DrawValues) => [...others, inputOfValues(values)]
  const refreshed = [exams.examDraws, exams.byExaminationId].map((call) => callKey(call))
  const { form, submit, busy, failure } = useForm<DrawValues, Drawn>({
    initialValues: { courseIdSign, type: '', level: '', tag: '', amount: 5, score: 2 },
    problemsOf: (values) => {
      const own = `draws.${others.length}.`
      return Object.fromEntries(
        Object.entries(check({ draws: allOf(values) })).map(([path, text]) => [
          path.startsWith(own) ? path.slice(own.length) : 'amount',
          path === 'draws' ? t('draw.most', { count: mostDrawn }) : text,
        ]),
      )
    },
    send: (values) =>
      ask(exams.saveExamDraws, { examinationId, version: drawn.version, draws: allOf(values) }),
    refresh: refreshed,
    onFailed: () => void client.invalidateQueries({ queryKey: callKey(exams.examDraws) }),
    onDone: () => {
      toast.success(t('site:toast.added'))
      onClose()
    },
  })
  const draws = allOf(form.values)
  const isRight = Object.keys(check({ draws })).length === 0
  const preview = useDrawPreview(examinationId, draws, isRight)
  return (
    <FormDialog opened onClose={onClose} title={t('draw.add')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormError error={failure} />
          <CourseSelect
            label={t('edit.course')}
            none={t('draw.anyCourse')}
            {...form.getInputProps('courseIdSign')}
            value={form.values.courseIdSign}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NativeSelect
              label={t('edit.kind')}
              data={[
                { value: '', label: t('bank.allKinds') },
                ...typeCodes.map((code) => ({ value: String(code), label: names.kind(code) })),
              ]}
              {...form.getInputProps('type')}
            />
            <NativeSelect
              label={t('edit.level')}
              data={[
                { value: '', label: t('bank.allLevels') },
                ...levelCodes.map((code) => ({ value: String(code), label: names.level(code) })),
              ]}
              {...form.getInputProps('level')}
            />
            {tags.length > 0 ? (
              <NativeSelect
                label={t('draw.tag')}
                data={[
                  { value: '', label: t('draw.anyTag') },
                  ...tags.map(({ name, uses }) => ({
                    value: name,
                    label: t('bank.tagUses', { name, count: uses }),
                  })),
                ]}
                {...form.getInputProps('tag')}
              />
            ) : null}
            <NumberInput
              label={t('draw.amount')}
              allowDecimal={false}
              allowNegative={false}
              {...form.getInputProps('amount')}
            />
            <NumberInput
              label={t('draw.score')}
              decimalScale={2}
              allowNegative={false}
              {...form.getInputProps('score')}
            />
          </SimpleGrid>
          {preview ? <DrawPreview before={drawn.draws} draws={preview} /> : null}
          <DialogButtons
            cancelLabel={t('site:cancel')}
            onCancel={onClose}
            confirmLabel={t('draw.confirm')}
            busy={busy}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
