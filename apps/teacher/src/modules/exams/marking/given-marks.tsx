import { Stack } from '@mantine/core'
import type { RecordDetail } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface GivenMarksProps {
  double: RecordDetail['items'][number]['double']
  most: number
}

/**
 * EXM-215, EXM-216: the progress of double marking of an answer, and the marks of both teachers.
 */
export function GivenMarks({ double, most }: GivenMarksProps) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  if (!double) return null
  const { step, marks } = double
  return (
    <Stack gap="xs" mt="md">
      <Note tone={step === 'decide' || step === 'elsewhere' ? 'warn' : 'info'}>
        {t(`double.step.${step}`)}
      </Note>
      {step === 'given' ? null : (
        <Stack component="ul" gap="xs" m={0} p={0}>
          {marks.map(({ by, score, comment, at }) => (
            <li key={by + at} style={{ whiteSpace: 'pre-wrap' }}>
              <b>{by}</b>{' '}
              <span className="num">
                {t('grade.of', { score: formats.score(score), most: formats.score(most) })}
              </span>{' '}
              <span className="meta">{formats.dateTime(at)}</span>
              {comment ? `\n${comment}` : ''}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
