import { Box, Button, Stack } from '@mantine/core'
import type { Assessment } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { usePartName } from '../rubrics/parts/part-name.ts'

function Parts({ parts }: Pick<Assessment, 'parts'>) {
  const { t } = useTranslation('evaluations')
  const { score } = useFormats()
  const partName = usePartName()
  if (parts.length === 0) return null
  return (
    <Surface gap="sm">
      <h2>{t('rating.parts')}</h2>
      <Stack component="dl" gap="xs" m={0}>
        {parts.map(({ name, points, of }) => (
          <Box key={name} style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            <dt>{partName(name)}</dt>
            <Box component="dd" m={0} className="num">
              {points === null
                ? t('rating.notYet')
                : t('rating.of', { some: score(points), all: score(of) })}
            </Box>
          </Box>
        ))}
      </Stack>
    </Surface>
  )
}

function Debrief({ debrief }: Pick<Assessment, 'debrief'>) {
  const { t } = useTranslation('evaluations')
  return (
    <Surface gap="sm">
      <h2>{t('rating.debrief')}</h2>
      {debrief.length === 0 ? <p className="meta">{t('rating.noDebrief')}</p> : null}
      {debrief.map(({ question, text }) => (
        <div key={question}>
          <b>{question}</b>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text || t('rating.noAnswer')}
          </p>
        </div>
      ))}
    </Surface>
  )
}

/** The work: the replay, the parts of the score and the words of the student. */
export function WorkPanel({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('evaluations')
  const { dateTime } = useFormats()
  const { run, sign, endedAt, parts, debrief } = assessment
  return (
    <Stack component="section" aria-label={t('rating.work')}>
      <Surface gap="sm">
        <p className="meta">{t('rating.endedAt', { moment: dateTime(endedAt) })}</p>
        <Button component={SiteLink} {...linkTo.practiceRun(run, sign)} w="fit-content">
          {t('rating.openRun')}
        </Button>
      </Surface>
      <Parts parts={parts} />
      <Debrief debrief={debrief} />
    </Stack>
  )
}
