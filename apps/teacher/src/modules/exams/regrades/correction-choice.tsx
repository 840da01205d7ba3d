import { Button, NumberInput, Radio, Stack } from '@mantine/core'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { QuestionEditor } from '../media/question-editor.tsx'
import { correctionKinds } from './correction-values.ts'
import type { CorrectionForm } from './use-correction.ts'

const itemPath = 'correction.item.'

/** Chooses what to correct: the key in the editor, the points, or the whole question. */
export function CorrectionChoice({ form }: { form: CorrectionForm }) {
  const { values, kinds, errors, change, look, tried, preview } = form
  const { t } = useTranslation('exams')
  const itemErrors = Object.entries(errors).flatMap(([path, text]) =>
    path.startsWith(itemPath) ? [[path.slice(itemPath.length), text] as const] : [],
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        look()
      }}
    >
      <Stack>
        <Surface gap="md">
          <Radio.Group
            label={t('correct.what')}
            value={values.kind}
            onChange={(kind) => change({ kind: correctionKinds.find((one) => one === kind) })}
          >
            <Stack gap="sm" mt="xs">
              {kinds.map((kind) => (
                <Radio
                  key={kind}
                  value={kind}
                  label={t(`correct.kind.${kind}`)}
                  description={t(`correct.hint.${kind}`)}
                />
              ))}
            </Stack>
          </Radio.Group>
          {values.kind === 'points' ? (
            <NumberInput
              label={t('edit.score')}
              value={values.points}
              error={errors['correction.points']}
              min={0}
              decimalScale={2}
              allowNegative={false}
              onChange={(points) => change({ points })}
            />
          ) : null}
        </Surface>
        {values.kind === 'key' ? (
          <Surface>
            <QuestionEditor
              shapeStays
              value={values.item}
              onChange={(item) => change({ item })}
              errors={Object.fromEntries(itemErrors)}
            />
          </Surface>
        ) : null}
        <div>
          <Button
            type="submit"
            variant={tried ? 'default' : 'filled'}
            loading={preview.isFetching && !preview.data}
          >
            {t('correct.look')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
