import { Box, Divider } from '@mantine/core'
import { advantageMost, resume } from '@titian/contract'
import { useLanguage } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { partName } from '../data/place.ts'
import { useResume } from '../data/use-resume.ts'
import { LazyPart } from '../parts/lazy-part.tsx'
import { FormFrame } from './form-frame.tsx'
import { LongField } from './long-field.tsx'
import { usePartForm } from './use-part-form.ts'

const loadVideo = () => import('../video/video-part.tsx').then((one) => one.VideoPart)

/** RES-026, RES-027, RES-154: the summary text and the intro video. */
export function AdvantageForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('resume')
  const { resumeId } = useResume()
  const label = partName('advantage', useLanguage())
  const form = usePartForm<{ personalAdvantage: string }>({
    name: 'resume.advantage',
    pick: ({ personalAdvantage }) => ({ personalAdvantage }),
    blank: { personalAdvantage: '' },
    problemsOf: () => ({}),
    lay: (content, values) => ({ ...content, ...values }),
    request: (values) => ({
      call: resume.updatePersonalAdvantage,
      input: { resumeId, ...values },
    }),
  })
  const { values, errors, change } = form
  return (
    <>
      <FormFrame
        form={form}
        words={({ personalAdvantage }) => [{ name: label, text: personalAdvantage }]}
        onDone={onDone}
        doneLabel={t('next')}
      >
        <Box miw={0} style={{ gridColumn: '1 / -1' }}>
          <LongField
            name="personalAdvantage"
            label={t('field.advantage')}
            value={values.personalAdvantage}
            onChange={(personalAdvantage) => change({ personalAdvantage })}
            error={errors['personalAdvantage']}
            required={false}
            most={advantageMost}
            hint={t('hint.advantage')}
            rows={7}
          />
        </Box>
      </FormFrame>
      <Divider my="lg" />
      <LazyPart name="video" load={loadVideo} props={{ resumeId }} />
    </>
  )
}
